import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSiteCode, sourceHash } from './build-site-code.ts';

/** A code base whose build tool records its runs. */
function aCodeBase(tool = `require('node:fs').appendFileSync('runs', process.argv[2] + ' ')`) {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['src/rules', 'public', 'node_modules/.bin']) mkdirSync(path.join(root, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write('src/rules/price.ts', 'export const price = 1;');
  write('package-lock.json', '{}');
  write('node_modules/.bin/react-router', tool);
  const runs = () => (existsSync(path.join(root, 'runs')) ? readFileSync(path.join(root, 'runs'), 'utf8') : '');
  const build = () => buildSiteCode(root, () => {}, new AbortController().signal);
  return { root, write, runs, build };
}

test('the pages are built once and not again while the sources stay as they are', async () => {
  const { build, runs } = aCodeBase();
  await build();
  await build();
  expect(runs()).toBe('build ');
});

test.each([
  'src/rules/price.ts',
  'src/rules/new.ts',
  'public/logo.svg',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
])('the pages are built again after a change of %s', async (file) => {
  const { build, runs, write } = aCodeBase();
  await build();
  write(file, 'changed');
  await build();
  expect(runs()).toBe('build build ');
});

test('a file that moved is a change too', () => {
  const { root } = aCodeBase();
  const before = sourceHash(root);
  renameSync(path.join(root, 'src/rules/price.ts'), path.join(root, 'src/rules/prices.ts'));
  expect(sourceHash(root)).not.toBe(before);
});

test('a build that fails says what the tool said, and the next start tries again', async () => {
  const { build, write, runs } = aCodeBase(`console.error('src/rules/price.ts: no such export'); process.exit(1)`);
  await expect(build()).rejects.toThrow(
    'src/rules/price.ts: no such export\nThe pages could not be built; the lines above say why.',
  );
  write('node_modules/.bin/react-router', `require('node:fs').appendFileSync('runs', process.argv[2] + ' ')`);
  await build();
  expect(runs()).toBe('build ');
});

test('missing build tools are named', async () => {
  const { build, root } = aCodeBase();
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  await expect(build()).rejects.toThrow(/the build tools are not installed: run npm ci/);
});
