// The style sheet of the lessons.
import { fetchSheet } from '../parts/laterSheet';

declare const lessonSheetFile: string; // named by the build

export const loadSheet = (): Promise<void> => fetchSheet(lessonSheetFile);
