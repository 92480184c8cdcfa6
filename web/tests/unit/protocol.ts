// The messages that server and client share, as the repository keeps them.
import { readdirSync, readFileSync } from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';

const folder = '../protocol';
const read = (path: string): unknown => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));

export const examples = readdirSync(`${folder}/examples`)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

export const example = (name: string): unknown => read(`examples/${name}.json`);

// Against one part of the schema: "client", "server".
export function validator(part: string): ValidateFunction {
  const schema = read('schema.json') as Record<string, unknown>;
  const Ajv = (Ajv2020 as unknown as { default?: typeof Ajv2020 }).default ?? Ajv2020;
  const ajv = new Ajv({ strict: false });
  return ajv.compile({ ...schema, oneOf: undefined, $ref: `#/$defs/${part}` });
}
