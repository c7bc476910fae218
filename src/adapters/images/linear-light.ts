/** Light adds up in linear values; files hold encoded ones (sRGB). */

const decode = (encoded: number): number => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);
const encode = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Linear light of each byte, 0 to 1. */
export const LIGHT_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => decode(byte / 255));

const STEPS = 16384;

/** Encoded value (0 to 255, not rounded) of linear light in 16384 steps from 0 to 1. */
const ENCODED = Float32Array.from({ length: STEPS + 1 }, (_, step) => 255 * encode(step / STEPS));

/** The encoded value, 0 to 255 and not yet rounded, of an amount of light; more than 1 is white. */
export function encodedLight(light: number): number {
  return ENCODED[Math.min(STEPS, (light * STEPS + 0.5) | 0)] ?? 0;
}

/** Linear light in three channels, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** The linear light of a colour such as '#1b3f86', or null when it is not written like that. */
export function lightOfColour(colour: string): Light | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const channel = (at: number): number => LIGHT_OF_BYTE[Number.parseInt(colour.slice(at, at + 2), 16)] ?? 0;
  return [channel(1), channel(3), channel(5)];
}
