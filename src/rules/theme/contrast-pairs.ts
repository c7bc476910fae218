import type { Role } from './role.ts';

interface Pair {
  readonly over: Role;
  readonly under: Role;
  readonly least: number;
}

const pair = (over: Role, under: Role, least: number): Pair => ({ over, under, least });

/**
 * Every pair of a text or shape colour and its background, with the minimum contrast: 7 for the most important text, 4.5 for
 * text, 3 for shapes.
 */
export const CONTRAST_PAIRS: readonly Pair[] = [
  pair('ink', 'bg', 7),
  pair('ink', 'sunk', 7),
  pair('ink-2', 'bg', 4.5),
  pair('ink-2', 'sunk', 4.5),
  pair('ink-2', 'surface', 4.5),
  pair('line-strong', 'surface', 3),
  pair('line-strong', 'sunk', 3),
  pair('on-primary', 'primary', 4.5),
  pair('on-primary', 'primary-hover', 4.5),
  pair('link', 'bg', 4.5),
  pair('link', 'sunk', 4.5),
  pair('link', 'tint', 4.5),
  pair('on-tint', 'tint', 7),
  pair('on-tint', 'tint-2', 7),
  pair('on-accent', 'accent', 4.5),
  pair('accent-text', 'bg', 4.5),
  pair('on-accent-tint', 'accent-tint', 7),
  pair('focus', 'bg', 3),
  pair('focus', 'sunk', 3),
  pair('on-dark', 'dark', 7),
  pair('on-dark-2', 'dark', 4.5),
  pair('on-dark-2', 'dark-2', 4.5),
];
