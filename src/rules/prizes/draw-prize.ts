import { totalChance, type WheelPart } from './prize-wheel.ts';

/** A seed is 256 bits, in hexadecimal digits: beside any sum of chances the remainder's bias is too small to measure. */
export const SEED_BYTES = 32;
const SEED = new RegExp(`^[0-9a-f]{${SEED_BYTES * 2}}$`);

/**
 * The number of the part that a wheel stops at. The same seed and parts always give the same: whoever has the recorded seed can check the
 * draw.
 */
export function drawnPart(seed: string, parts: readonly Pick<WheelPart, 'chance'>[]): number {
  const total = totalChance(parts);
  if (!SEED.test(seed) || total <= 0) throw new RangeError('A draw needs a seed of 256 bits and a part with a chance.');
  let left = Number(BigInt(`0x${seed}`) % BigInt(total));
  for (const [number, { chance }] of parts.entries()) {
    if (left < chance) return number;
    left -= chance;
  }
  throw new RangeError('The chances of the parts do not add up.');
}

/** Without those that are read as another: 0 and O, 1 and I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

/** The code that a prize is claimed with, such as SPIN-7QK4MX. */
export function prizeCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length));
  return `SPIN-${letters.join('')}`;
}
