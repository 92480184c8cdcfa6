// The recorded matches of the repository, with the end that each names.
import { readdirSync, readFileSync } from 'node:fs';

const folder = '../tests/records';

export interface RecordFile {
  name: string;
  text: string;
  end: string;
  hash: string;
  scores: number[];
}

export function recordFiles(): RecordFile[] {
  return readdirSync(folder).map((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const found = /^end: (\S+) hash=([0-9a-f]{16}) scores=(\S+)$/m.exec(text);
    if (!found) throw new Error(`${name} has no end line`);
    const [, end, hash, scores] = found;
    return { name, text, end: end!, hash: hash!, scores: scores!.split(',').map(Number) };
  });
}
