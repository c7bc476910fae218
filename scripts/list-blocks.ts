import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the lists of blocks from the folders in src/blocks, or with --check says which of them is out of date. */
const FOLDER = 'src/blocks';
const MADE = '// Made by `npm run docs` from the folders beside it. Do not edit.\n';

const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const key = (name: string) => (name.includes('-') ? `'${name}'` : name);

/** The one component that a block's view.tsx exports. */
function component(name: string): string {
  const file = path.join(FOLDER, name, 'view.tsx');
  const found = [...readFileSync(file, 'utf8').matchAll(/^export (?:(?:async )?function|const|\{) ?(\w+)/gm)];
  const [first, ...others] = found.map(([, exported = '']) => exported);
  if (first === undefined || others.length > 0) throw new Error(`${file} must export one component, and nothing else.`);
  return first;
}

/** Import lines in the order of the formatter. */
const imports = (lines: readonly (readonly [line: string, from: string])[]) =>
  lines.toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([line]) => line);

const lists: Readonly<Record<string, string>> = {
  'registry.generated.ts': [
    MADE,
    ...names.map((name) => `import { block as ${camel(name)} } from './${name}/block.ts';\n`),
    '\n/** Every block that a page may be made of. */\nexport const blocks = {\n',
    ...names.map((name) => `  ${name === camel(name) ? name : `${key(name)}: ${camel(name)}`},\n`),
    '} as const;\n',
  ].join(''),
  'components.generated.ts': [
    MADE,
    "import type { ComponentType } from 'react';\n",
    ...imports([
      ["import type { BlockView } from './define-block.ts';\n", './define-block.ts'],
      ["import type { blocks } from './registry.generated.ts';\n", './registry.generated.ts'],
      ...names.map((name) => [`import { ${component(name)} } from './${name}/view.tsx';\n`, `./${name}/view.tsx`] as const),
    ]),
    '\n/** Each block’s component; the compiler holds it to what its block loads. */\nexport const components = {\n',
    ...names.map((name) => `  ${key(name)}: ${component(name)},\n`),
    '} as const satisfies {\n',
    '  [Name in keyof typeof blocks]: ComponentType<BlockView<(typeof blocks)[Name]>>;\n};\n',
  ].join(''),
};

for (const [name, text] of Object.entries(lists)) {
  const file = path.join(FOLDER, name);
  const isCurrent = readdirSync(FOLDER).includes(name) && readFileSync(file, 'utf8') === text;
  if (isCurrent) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`${file} is out of date: run npm run docs.\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    process.stdout.write(`${file} written.\n`);
  }
}
