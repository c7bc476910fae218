import { expect, test } from 'vitest';
import { type Theme, themeSchema } from './theme.ts';
import { themeCss } from './theme-css.ts';

const aTheme = (input: Partial<Theme> = {}): Theme => ({
  ...themeSchema.parse({ brand: '#075E6B', accent: '#F2B134' }),
  ...input,
});

function cssOf(theme: Theme): string {
  const result = themeCss(theme);
  if (!result.ok) throw new Error(result.reason);
  return result.css;
}

test('a theme is one line that sets nothing but tenant properties on the root', () =>
  expect(cssOf(aTheme())).toMatch(/^:root\{(--tenant-[a-z0-9-]+:[^;{}<>]+;)+\}$/));

test('type, shape and pictures come from the theme', () => {
  const css = cssOf(
    themeSchema.parse({
      brand: '#9A3D23',
      accent: '#55735E',
      fonts: { head: 'fraunces', body: 'source-sans-3' },
      headWeight: 560,
      radii: { tag: 999 },
      card: { border: false, shadow: true },
      photo: { ratio: '4/3', inset: 10, background: '#E9DFCD' },
      density: 1.15,
    }),
  );
  for (const part of [
    '--tenant-font-head:"Fraunces","Fraunces stand-in",serif;',
    '--tenant-head-weight:560;',
    '--tenant-radius-tag:999px;',
    '--tenant-card-border:0px;',
    '--tenant-photo-ratio:4/3;',
    '--tenant-photo-inset:10px;',
    '--tenant-photo-bg:#e9dfcd;',
    '--tenant-density:1.15;',
  ])
    expect(css).toContain(part);
});

test('figures of equal width are asked for in no font that strikes its zeros through', () => {
  const figures = (head: string, body: string) =>
    /--tenant-figures:([^;]+);/.exec(
      cssOf(themeSchema.parse({ brand: '#075E6B', accent: '#F2B134', fonts: { head, body } })),
    )?.[1];
  expect(figures('fraunces', 'source-sans-3')).toBe('tabular-nums');
  expect(figures('system', 'system')).toBe('tabular-nums');
  expect(figures('mona-sans', 'mona-sans')).toBe('proportional-nums');
  expect(figures('archivo', 'mona-sans')).toBe('proportional-nums');
});

test.each([
  { fonts: { head: 'Comic Sans"}</style>' } },
  { photo: { background: 'url(//evil.example)' } },
  { photo: { ratio: '1;}' } },
  { container: '100vw' },
  { headTracking: 9 },
])('P4t a theme with %j is refused when it is loaded', (wrong) =>
  expect(themeSchema.safeParse({ brand: '#075E6B', accent: '#F2B134', ...wrong }).success).toBe(false),
);

test('roles, shades and corners are all there', () => {
  const css = cssOf(aTheme());
  for (const part of [
    '--tenant-primary:#075e6b;',
    '--tenant-on-primary:#ffffff;',
    '--tenant-brand-950:',
    '--tenant-radius-card:14px;',
  ]) {
    expect(css).toContain(part);
  }
});

test('a mark on a dark ground is the accent, or the brand where the accent is as dark itself', () => {
  expect(cssOf(aTheme())).not.toContain('mark-on-dark');
  expect(cssOf(aTheme({ brand: '#C8142F', accent: '#16181C', dark: '#101114' }))).toContain('--tenant-mark-on-dark:#c8142f;');
});

test('the corners grow from one radius, and a squared site is squared throughout', () => {
  expect(cssOf(aTheme({ radius: 10 }))).toContain('--tenant-radius-control:10px;--tenant-radius-button:10px;');
  expect(
    cssOf(aTheme({ radius: 0 }))
      .match(/--tenant-radius-\w+:(\d+)px/g)
      ?.every((corner) => corner.endsWith(':0px')),
  ).toBe(true);
});

test('a site with a pill for a header has pills for buttons', () =>
  expect(cssOf(aTheme({ header: 'pill' }))).toContain('--tenant-radius-button:999px;'));

test('P4 colours that cannot be read are refused with their reason', () =>
  expect(themeCss(aTheme({ onPrimary: '#075E6B', brand: '#000000' }))).toEqual({
    ok: false,
    reason: expect.stringContaining('on-primary on primary'),
  }));

test('what could close the style element never reaches it', () => {
  const result = themeCss(aTheme({ brand: '#</style><script>' }));
  expect(result).toEqual({ ok: false, reason: 'brand must be a colour such as #075E6B.' });
});
