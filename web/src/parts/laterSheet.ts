// Style sheets that the first page does without. The build names their files.
const sheets = new Map<string, Promise<void>>();

function add(file: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(file, import.meta.url).href;
    // Without it a page is plain, and can be read all the same.
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

export function fetchSheet(file: string): Promise<void> {
  const known = sheets.get(file) ?? add(file);
  sheets.set(file, known);
  return known;
}
