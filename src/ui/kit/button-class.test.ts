import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buttonClass } from './button-class.ts';

const TOKENS = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** How bright a colour is, by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const onWhite = (hex: string): number => 1.05 / (luminance(hex) + 0.05);

test('W2 a button that destroys something has colours of the platform’s own, which no site changes, and its text can be read', () => {
  expect(buttonClass('danger')).toMatch(/\bbg-bad text-white hover:border-bad-hover hover:bg-bad-hover/);
  for (const token of ['--color-bad', '--color-bad-hover']) {
    const colour = new RegExp(`${token}: (#[0-9a-f]{6});`).exec(TOKENS)?.[1] ?? '#ffffff';
    expect(onWhite(colour)).toBeGreaterThan(4.5);
  }
});
