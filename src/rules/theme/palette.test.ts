import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { contrast } from './oklch.ts';
import { type Brand, palette } from './palette.ts';
import type { Roles } from './role.ts';

const aBrand = (input: Partial<Brand> = {}): Brand => ({
  brand: '#075E6B',
  accent: '#F2B134',
  neutralHue: 215,
  neutralChroma: 0.009,
  background: '#ffffff',
  ...input,
});

function rolesOf(brand: Brand): Roles {
  const result = palette(brand);
  if (!result.ok) throw new Error(result.reason);
  return result.roles;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** How far two colours are apart in the channel in which they differ most. */
const apart = (one: string, other: string): number => {
  const against = channels(other);
  return Math.max(...channels(one).map((value, at) => Math.abs(value - (against[at] ?? Number.NaN))));
};

const allHold = (roles: Roles): boolean =>
  CONTRAST_PAIRS.every(({ over, under, least }) => contrast(roles[over], roles[under]) >= least);

const SITES: readonly [name: string, input: Partial<Brand>, roles: Partial<Roles>][] = [
  [
    'harbour',
    { dark: '#0A2B33' },
    { sunk: '#f5f9fb', 'ink-2': '#5e6566', 'primary-hover': '#004c57', 'accent-text': '#976a00', 'on-dark-2': '#a3bdc4' },
  ],
  [
    'summit',
    { brand: '#2148D6', accent: '#FF7A1A', neutralHue: 262, neutralChroma: 0.012 },
    { link: '#2148d6', 'line-strong': '#8c8f96', 'accent-text': '#bb5500', dark: '#171c25', 'dark-2': '#282d37' },
  ],
  [
    'coastline-mg',
    { brand: '#C8142F', accent: '#16181C', neutralHue: 265, neutralChroma: 0.004, tint: '#eff0f2', dark: '#101114' },
    {
      tint: '#eff0f2',
      'tint-2': '#e5e6e8',
      'on-tint': '#8a001a',
      'on-accent': '#ffffff',
      'primary-hover': '#ad0024',
      ink: '#0d0e11',
    },
  ],
  [
    'redgum',
    {
      brand: '#9A3D23',
      accent: '#55735E',
      neutralHue: 70,
      neutralChroma: 0.014,
      background: '#fbf7ef',
      tint: '#f1e7d3',
      dark: '#28382E',
    },
    {
      sunk: '#f2eee6',
      'ink-2': '#68615a',
      'on-accent-tint': '#364e3e',
      tint: '#f1e7d3',
      'tint-2': '#e8decb',
      'on-dark-2': '#b3c7b9',
    },
  ],
  [
    'swiftlane',
    { brand: '#0F4030', accent: '#C7F15B', neutralHue: 150, neutralChroma: 0.006, onPrimary: '#dcff8f', dark: '#0B2A20' },
    { primary: '#0f4030', 'on-primary': '#dcff8f', 'primary-hover': '#003022', 'accent-text': '#617c00', focus: '#0f4030' },
  ],
];

describe('the five characters', () => {
  test.each(SITES)('%s has the colours it was designed with', (_name, input, expected) => {
    const roles = rolesOf(aBrand(input));
    // Rounding may differ by a unit or two in a channel, which nobody can see.
    const off = Object.entries(expected).filter(([role, colour]) => apart(roles[role as keyof Roles], colour) > 2);
    expect(off).toEqual([]);
  });
});

test('there are 22 pairs to hold', () => expect(CONTRAST_PAIRS).toHaveLength(22));

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('any two colours on white give a palette in which every pair holds', () =>
  fc.assert(
    fc.property(hex, hex, fc.integer({ min: 0, max: 360 }), (brand, accent, neutralHue) => {
      expect(allHold(rolesOf(aBrand({ brand, accent, neutralHue })))).toBe(true);
    }),
  ));

const REFUSAL = /^[\w-]+ on [\w-]+ reaches a contrast of \d+\.\d\d to 1 and needs [\d.]+ to 1: choose .+\.$/;

test('P4 whatever colours a site chooses, every pair holds or they are refused', () =>
  fc.assert(
    fc.property(hex, hex, hex, hex, hex, hex, (brand, accent, background, tint, dark, onPrimary) => {
      const result = palette(aBrand({ brand, accent, background, tint, dark, onPrimary }));
      expect(result.ok ? allHold(result.roles) : REFUSAL.test(result.reason)).toBe(true);
    }),
  ));

test('P4 a background too dark for ink is refused by the pair and both ratios', () =>
  expect(palette(aBrand({ background: '#000000', neutralChroma: 0 }))).toEqual({
    ok: false,
    reason: 'ink on bg reaches a contrast of 1.08 to 1 and needs 7 to 1: choose a lighter background.',
  }));

test('P4 a dark colour that is light is refused', () =>
  expect(palette(aBrand({ dark: '#ffffff' }))).toEqual({
    ok: false,
    reason: 'on-dark on dark reaches a contrast of 1.00 to 1 and needs 7 to 1: choose a darker colour for dark.',
  }));

test('P4 what is no colour is refused by its name', () =>
  expect(palette(aBrand({ accent: 'gold' }))).toEqual({ ok: false, reason: 'accent must be a colour such as #075E6B.' }));

test('a pale brand takes dark text, and stays readable under the pointer', () => {
  const roles = rolesOf(aBrand({ brand: '#FFD200' }));
  expect(roles['on-primary']).toBe(roles.ink);
  expect(contrast(roles['on-primary'], roles['primary-hover'])).toBeGreaterThanOrEqual(4.5);
});
