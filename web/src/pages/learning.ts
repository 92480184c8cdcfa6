// The pages of the lessons come together: as two files they would split what the first page shares with them.
export { LearnPage } from './learn';
export { LessonPage } from './lesson';
