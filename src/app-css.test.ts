import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const code = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const sheets = globSync('src/**/*.css').filter((file) => file !== path.join('src', 'app.css'));
const imported = [...read('src/app.css').matchAll(/@import '\.\/(.+)';/g)].map(([, file = '']) => path.join('src', file));

/** Every word inside quotes in the code: class names are among them. */
const quoted = new Set(
  code
    .flatMap((file) => [/"[^"\n]*"/g, /'[^'\n]*'/g, /`[^`]*`/g].flatMap((quotes) => read(file).match(quotes) ?? []))
    .flatMap((text) => text.split(/[^\w-]+/)),
);

describe('the style sheets', () => {
  test('each style sheet is in the one sheet of all sites, or is imported by a component that is loaded late', () => {
    const late = sheets.filter((sheet) => !imported.includes(sheet));
    expect(imported.toSorted()).toEqual(sheets.filter((sheet) => !late.includes(sheet)).toSorted());
    const orphans = late.filter((sheet) => !read(sheet.replace(/css$/, 'tsx')).includes(`import './${path.basename(sheet)}';`));
    expect(orphans).toEqual([]);
  });

  test('a style sheet outside the kit lies beside the component that it styles', () => {
    const isAlone = (sheet: string) =>
      ['tsx', 'island.tsx', 'element.ts', 'ts'].every((end) => !existsSync(sheet.replace(/css$/, end)));
    const strays = sheets.filter((sheet) => !sheet.includes('/kit/') && isAlone(sheet));
    expect(strays).toEqual([path.join('src', 'ui', 'site', 'header-layouts.css')]);
  });

  test('every block whose height is known is one of the blocks', () => {
    const named = [...read('src/ui/kit/block-sizes.css').matchAll(/\[data-block='([^']+)'\]/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !existsSync(path.join('src', 'blocks', name, 'block.ts')))).toEqual([]);
  });

  test('no class is styled that no component has', () => {
    // pannellum writes its own; a name may also be put together after its two underscores.
    const unused = sheets.flatMap((sheet) =>
      [...withoutComments(read(sheet)).matchAll(/\.([a-z][\w-]*)(?=[^;}]*\{)/gi)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('pnlm-') && !quoted.has(name) && !quoted.has(name.replace(/__.*/, '__')))
        .map((name) => `${sheet}: .${name}`),
    );
    expect(unused).toEqual([]);
  });
});
