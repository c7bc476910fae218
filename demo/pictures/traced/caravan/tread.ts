import { ramp } from '../fields/numbers.ts';

const PITCH = 0.042;
const LONG = 0.0165;
const WIDE = 0.005;
const HIGH = 0.0017;

/** How high the raised bars of tread plate stand at a spot: bars that lean to either side by turns, in a chequer. */
export function treadHeight(u: number, v: number): number {
  const i = Math.round(u / PITCH);
  const j = Math.round(v / PITCH);
  const du = u - i * PITCH;
  const dv = v - j * PITCH;
  const lean = (i + j) % 2 === 0 ? Math.SQRT1_2 : -Math.SQRT1_2;
  const along = Math.abs(du * lean + dv * Math.SQRT1_2);
  const beside = Math.abs(dv * lean - du * Math.SQRT1_2);
  const off = Math.sqrt((along / LONG) ** 2 + (beside / WIDE) ** 2);
  return HIGH * ramp(1.25, 0.6, off);
}
