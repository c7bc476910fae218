import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSiteFiles } from '#src/site/files/read-site-files.ts';
import { fontCss, themeFonts } from '#src/site/theme/font-css.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { FONT_FILES } from './font-files.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
/** The packages may lie outside this folder, linked into it: then the bundler gives an address on the disk instead. */
const onDisk = (address: string) => (address.startsWith('/@fs/') ? address.slice('/@fs'.length) : path.join(ROOT, address));
const { sites } = await readSiteFiles(path.join(ROOT, 'sites'));
const aTheme = (head: string, body: string) => themeSchema.parse({ brand: '#075E6B', accent: '#F2B134', fonts: { head, body } });

test.each(sites.map(({ site }) => [site.slug, site.theme] as const))(
  'W3a the fonts of %s weigh at most 100 KB',
  (_slug, theme) => {
    const fonts = themeFonts(theme);
    expect(fonts.length).toBeGreaterThan(0);
    const bytes = fonts.map((name) => statSync(onDisk(FONT_FILES[name])).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
  },
);

test('a site is given the faces of its own fonts only, each with a stand-in of the same size', () => {
  const css = fontCss(aTheme('fraunces', 'source-sans-3'), FONT_FILES);
  expect(css.match(/font-family:"[^"]+"/g)).toEqual([
    'font-family:"Fraunces"',
    'font-family:"Fraunces stand-in"',
    'font-family:"Source Sans 3"',
    'font-family:"Source Sans 3 stand-in"',
  ]);
  expect(css.match(/font-display:optional/g)).toHaveLength(2);
});

test('one font for heads and text is loaded once, and the machine’s own not at all', () => {
  expect(themeFonts(aTheme('onest', 'onest'))).toEqual(['onest']);
  expect(fontCss(aTheme('system', 'system'), FONT_FILES)).toBe('');
});
