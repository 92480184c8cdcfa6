// The scripts of the lessons, and their words in each language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = '../texts/lessons';

export const lessonFiles = readdirSync(folder).flatMap((game) =>
  readdirSync(`${folder}/${game}`)
    .filter((file) => /^[\w-]+\.json$/.test(file))
    .map((file) => ({ game, lesson: file.slice(0, -5) })),
);

export function fileOf<T>(game: string, name: string): T | null {
  const path = `${folder}/${game}/${name}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null;
}
