import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fontCss, fontFile, themeFonts } from '#src/site/theme/font-css.ts';
import { FONTS, type LibraryFont } from '#src/site/theme/fonts.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { wholeSiteFiles } from '#tests/factories/whole-site-files.ts';
import { FONT_FILES } from './font-files.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
/** The packages may lie outside this folder, linked into it: then the bundler gives an address on the disk instead. */
const onDisk = (address: string) => (address.startsWith('/@fs/') ? address.slice('/@fs'.length) : path.join(ROOT, address));
const { sites } = await wholeSiteFiles(path.join(ROOT, 'sites'));
const aTheme = (head: string, body: string, headStretch = 100) =>
  themeSchema.parse({ brand: '#075E6B', accent: '#F2B134', fonts: { head, body }, headStretch });

test.each(sites.map(({ site }) => [site.slug, site.theme] as const))(
  'W3a the fonts of %s weigh at most 70 KB',
  (_slug, theme) => {
    const fonts = themeFonts(theme);
    expect(fonts.length).toBeGreaterThan(0);
    const bytes = fonts.map((name) => statSync(onDisk(fontFile(name, theme, FONT_FILES))).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * 1024);
  },
);

test('a font whose bullet is a square leaves bullets to its stand-in, so that a masked number is dots', () => {
  const ranges = (body: string) => fontCss(aTheme(body, body), FONT_FILES).match(/unicode-range:[^;]+/g);
  expect(ranges('hanken-grotesk')).toEqual(['unicode-range:U+0-2021,U+2023-10FFFF']);
  expect(ranges('archivo')).toBeNull();
});

test('a site is given the faces of its own fonts only, each with a stand-in of the same size and a bold one', () => {
  const css = fontCss(aTheme('fraunces', 'source-sans-3'), FONT_FILES);
  expect(css.match(/font-family:"[^"]+"/g)).toEqual([
    'font-family:"Fraunces"',
    'font-family:"Fraunces stand-in"',
    'font-family:"Fraunces stand-in"',
    'font-family:"Source Sans 3"',
    'font-family:"Source Sans 3 stand-in"',
    'font-family:"Source Sans 3 stand-in"',
  ]);
  expect(css.match(/font-display:optional/g)).toHaveLength(2);
  expect(css).toMatch(/local\("Arial Bold"\)[^}]*font-weight:550 900/);
});

test('one font for heads and text is loaded once, and the machine’s own not at all', () => {
  expect(themeFonts(aTheme('onest', 'onest'))).toEqual(['onest']);
  expect(fontCss(aTheme('system', 'system'), FONT_FILES)).toBe('');
});

const STRETCH = (Object.keys(FONTS) as LibraryFont[]).filter((name) => FONTS[name].stretch !== null);

test.each(STRETCH)('headings of %s that are narrow or wide load a file with those widths, and no other text does', (name) => {
  const widths = (headStretch: number) =>
    /woff2"\);font-weight:\d+ \d+;(?:font-stretch:(\d+)% (\d+)%;)?font-display/
      .exec(fontCss(aTheme(name, name, headStretch), FONT_FILES))
      ?.slice(1)
      .map(Number);
  const [narrowest, widest] = FONTS[name].stretch ?? [0, 0];
  expect(widths(88)).toEqual([narrowest, 100]);
  expect(widths(114)).toEqual([100, widest]);
  const files = [88, 100, 114].map((stretch) => fontFile(name, aTheme(name, name, stretch), FONT_FILES));
  expect(new Set(files).size).toBe(3);
  expect(fontFile(name, aTheme('onest', name, 88), FONT_FILES)).toBe(files[1]);
  expect(fontCss(aTheme('onest', name, 88), FONT_FILES)).not.toContain('font-stretch');
});

test('a theme cannot ask for a weight that the files do not hold', () => {
  const theme = { brand: '#075E6B', accent: '#F2B134' };
  expect(themeSchema.safeParse({ ...theme, headWeight: 400, priceWeight: 900 }).success).toBe(true);
  expect(themeSchema.safeParse({ ...theme, headWeight: 399 }).success).toBe(false);
  expect(themeSchema.safeParse({ ...theme, priceWeight: 300 }).success).toBe(false);
  expect(fontCss(aTheme('onest', 'onest'), FONT_FILES)).toContain('font-weight:400 900;');
});
