import type { CarPlan } from '../car/car-plan.ts';
import { speckle } from '../fields/numbers.ts';
import { lineDistance } from '../fields/outline.ts';

/** How deep a lamp's housing lies behind its lens. */
const DEPTH = 0.045;
const GUIDE = 0.006;
const LENS = 0.026;
/** Light at a spot of a lamp: what glows, and the grey of the housing. */
export const LAMP = { glow: 0, grey: 0 };

/** Lamps have depth: the ray is bent by the lens and meets the housing further in, with its lenses and the facets of its reflector. */
export function lamps(plan: Pick<CarPlan, 'guides' | 'tailGuides' | 'lenses'>) {
  const guides = lineDistance(plan.guides, 0, 1.05, 0.2, 1.6, 0.003);
  const tailGuides = lineDistance(plan.tailGuides, 0, 1.05, 0.2, 1.8, 0.003);
  let [deepY, deepZ] = [0, 0];

  function enter(y: number, z: number, dx: number, dy: number, dz: number, nx: number, ny: number, nz: number): void {
    const ix = dx - nx * 0.35;
    const iy = dy - ny * 0.35;
    const iz = dz - nz * 0.35;
    const length = Math.sqrt(ix * ix + iy * iy + iz * iz);
    const deep = DEPTH / Math.max(0.3, -(ix * nx + iy * ny + iz * nz) / length);
    deepY = y + (iy / length) * deep;
    deepZ = Math.abs(z + (iz / length) * deep);
  }

  return {
    front(y: number, z: number, dx: number, dy: number, dz: number, nx: number, ny: number, nz: number): void {
      enter(y, z, dx, dy, dz, nx, ny, nz);
      const off = guides(Math.abs(z), y);
      LAMP.glow = off < GUIDE ? 1.7 : 0.32 * Math.exp(-(off - GUIDE) / 0.007);
      // Ribs of the dark housing.
      const rib = Math.abs(((((deepY / 0.011) % 1) + 1) % 1) - 0.5);
      LAMP.grey = 0.012 + (rib < 0.12 ? 0.03 : 0);
      for (const [ez, ey] of plan.lenses) {
        const u = deepZ - ez;
        const v = deepY - ey;
        const r = Math.sqrt(u * u + v * v);
        if (r > LENS * 1.75) continue;
        if (r > LENS) {
          // The bowl round the lens: facets that each mirror another part of the studio.
          const angle = Math.floor((Math.atan2(v, u) + Math.PI) * 2.9);
          const ring = Math.floor(r / 0.0085);
          LAMP.grey = r < LENS * 1.12 ? 0.5 : 0.05 + 0.5 * speckle(angle, ring, 7) ** 2.2;
        } else {
          const glint = ((u + 0.009) ** 2 + (v - 0.009) ** 2) / 0.00005;
          const foot = ((u - 0.008) ** 2 + (v + 0.01) ** 2) / 0.00016;
          LAMP.grey = 0.03 + 0.75 * Math.exp(-glint) + 0.22 * Math.exp(-foot);
        }
      }
    },
    rear(y: number, z: number, dx: number, dy: number, dz: number, nx: number, ny: number, nz: number): void {
      enter(y, z, dx, dy, dz, nx, ny, nz);
      const off = tailGuides(Math.abs(z), y);
      LAMP.glow = off < GUIDE ? 1.15 : 0.34 * Math.exp(-(off - GUIDE) / 0.011);
      const cell = speckle(Math.floor(deepZ / 0.012), Math.floor(deepY / 0.012), 3);
      LAMP.grey = 0.05 + 0.09 * cell;
    },
  };
}
