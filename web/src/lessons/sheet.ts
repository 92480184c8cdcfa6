// The style sheet of the lessons, which the first page does without.
declare const lessonSheetFile: string; // named by the build

let sheet: Promise<void> | null = null;

export function loadSheet(): Promise<void> {
  sheet ??= new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(lessonSheetFile, import.meta.url).href;
    // Without it a lesson is plain, and can be read all the same.
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return sheet;
}
