import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Older decisions name the files of their time. */
const FIRST_CURRENT_DECISION = 31;
const decisions = globSync('docs/decisions/*.md', { cwd: ROOT })
  .filter((file) => Number(path.basename(file).slice(0, 4)) >= FIRST_CURRENT_DECISION)
  .toSorted();
const PAGES = [
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/adding.md',
  'docs/asvs.md',
  'docs/glossary.md',
  'docs/personal-data.md',
  ...decisions,
];

/** The files and folders of the project that a page names: `src/rules/card/card-tag.ts`, and those it links to. */
function pathsIn(page: string): string[] {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const named = [...text.matchAll(/`((?:src|sites|tests|demo|bench|scripts|docs)\/[\w./*<>-]*)`/g)].map(([, name = '']) => name);
  const linked = [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, href = '']) => path.join(path.dirname(page), href));
  return [...named, ...linked];
}

/** A placeholder such as <area> stands for any name; a migration's NNNN too. */
const pattern = (name: string) =>
  name
    .replaceAll(/<[\w-]+>|NNNN/g, '*')
    .replaceAll('-*', '*')
    .replace(/\/$/, '');
const isThere = (name: string) => existsSync(path.join(ROOT, name)) || globSync(pattern(name), { cwd: ROOT }).length > 0;

test.each(PAGES)('every file and folder that %s names is there', (page) => {
  const paths = pathsIn(page);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((name) => !isThere(name))).toEqual([]);
});
