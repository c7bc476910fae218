import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markOnDark } from './mark-on-dark.ts';
import { contrast } from './oklch.ts';

const roles = {
  accent: '#f2b134',
  'on-accent': '#101010',
  primary: '#d6001c',
  'on-primary': '#ffffff',
  dark: '#101114',
  'on-dark': '#ffffff',
} as const;

test('W5 a price on a shared picture stands on the accent where that can be seen, else on the primary colour, else on that of the words', () => {
  const ground = (change: object) => markOnDark({ ...roles, ...change }).ground;
  expect(ground({})).toBe('#f2b134');
  expect(ground({ accent: '#16181c' })).toBe('#d6001c');
  expect(ground({ accent: '#16181c', primary: '#1a1a1a' })).toBe('#ffffff');
});

test('W5 whatever the colours, the mark can be told from the dark ground', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (accent, primary) => {
      expect(contrast(markOnDark({ ...roles, accent, primary }).ground, roles.dark)).toBeGreaterThanOrEqual(3);
    }),
  );
});
