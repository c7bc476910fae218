import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachedModules } from '../static-imports.ts';

/** The classes of adapters that a module asks by `instanceof`. */
function askedAdapters(text: string): string[] {
  const asked = new Set([...text.matchAll(/\binstanceof ([A-Z]\w*)/g)].map(([, name]) => name));
  return [...text.matchAll(/^import \{([^}]*)\} from '#src\/adapters\//gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => asked.has(name));
}

test('a class of an adapter that is asked for by instanceof is found', () => {
  const text = "import { GetRefused, get } from '#src/adapters/outside/get.ts';\nconst is = error instanceof GetRefused;";
  expect([askedAdapters(text), askedAdapters('error instanceof Error')]).toEqual([['GetRefused'], []]);
});

// Adapters are made by the server; the pages are bundled with a class of their own, so that instanceof would always be false there (decision 35).
test('no module of the pages asks for an adapter’s error by instanceof: it is known by its name', () => {
  const routes = globSync('src/routes/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const pages = reachedModules(['src/entry.server.tsx', 'src/root.tsx', ...routes]);
  const asking = [...pages].filter((file) => !file.startsWith('src/adapters/'));
  expect(asking.length).toBeGreaterThan(500);
  expect(asking.flatMap((file) => askedAdapters(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))).toEqual([]);
});
