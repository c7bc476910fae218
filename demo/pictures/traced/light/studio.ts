import { ramp } from '../fields/numbers.ts';

const CEILING = 4.6;

/**
 * The light that comes from the studio along a ray, as a function instead of a picture: a large softbox above, two strips beside the car,
 * one before it, a bright horizon, dark walls. `blur` widens every edge: rough surfaces read it with a wide one instead of with many rays.
 */
export function studioLight(
  middle: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  blur: number,
): number {
  const up = dy < -1 ? -1 : Math.min(dy, 1);
  const low = Math.max(up, 0) / (0.13 + blur * 0.3);
  let light = 0.05 + 0.4 * Math.exp(-low * low);
  const beside = dz < 0 ? ramp(0.1 - blur, 0.55 + blur, -dz) : 0.5 * ramp(0.1 - blur, 0.55 + blur, dz);
  if (beside > 0) {
    const wide = ramp(0.2 - blur, 0.24 + blur, up) * (1 - ramp(0.34 - blur * 0.3, 0.44 + blur, up));
    const narrow = ramp(0.6 - blur, 0.62 + blur, up) * (1 - ramp(0.66 - blur * 0.3, 0.68 + blur, up));
    light += beside * (2.7 * wide + (1.9 / (1 + blur * 6)) * narrow);
  }
  const ahead =
    ramp(0.62 - blur, 0.8 + blur, dx < 0 ? -dx : dx) *
    ramp(0.1 - blur, 0.15 + blur, up) *
    (1 - ramp(0.34 - blur * 0.3, 0.44 + blur, up));
  light += (dx < 0 ? 1.5 : 1.2) * ahead;
  if (up > 0.03) {
    const t = (CEILING - oy) / up;
    const edge = 0.3 + blur * 5;
    const x = Math.abs(ox + dx * t - middle);
    const z = Math.abs(oz + dz * t + 0.35);
    light += 4.4 * ramp(5.2 + edge, 5.2 - edge, x) * ramp(1.45 + edge, 1.45 - edge, z);
  }
  return light;
}

/** How bright the bare floor looks in reflections: darker beside the car than far away, or doors would look flat and pale. */
export const floorGlow = (z: number, beyond: number): number => 0.14 + 0.4 * ramp(1.4, 5.5, Math.abs(z) + beyond * 0.6);
