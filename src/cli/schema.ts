import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonSchemas } from '#src/blocks/json-schemas.ts';
import { BadUse, type Options, say } from './command.ts';

/** `forecourt schema`: the JSON Schema of site files, blocks and switches, for editors, and for forms that are generated from it. */
export async function printSchema([name]: readonly string[], { out }: Options): Promise<number> {
  const all = jsonSchemas();
  const names = name === undefined ? all.keys() : [name].filter((one) => all.has(one));
  const chosen = new Map([...names].map((one) => [one, `${JSON.stringify(all.get(one), null, 2)}\n`]));
  if (chosen.size === 0) throw new BadUse(`There is no schema "${name}"; there are ${[...all.keys()].join(', ')}.`);
  if (typeof out === 'string') await writeSchemas(out, chosen);
  else if (name === undefined) for (const [one, { title = '' }] of all) say(`${one.padEnd(32)}${String(title)}`);
  else for (const text of chosen.values()) process.stdout.write(text);
  return 0;
}

async function writeSchemas(folder: string, schemas: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of schemas) {
    const file = path.join(folder, `${name}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  say(`${schemas.size} written to ${folder}.`);
}
