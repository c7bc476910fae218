import { MATERIAL, type Material } from '../car/material.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** How a surface without paint, glass or lamps in it sends light back. */
export interface Surface {
  /** Share of the light that falls on it, sent back to all sides. */
  readonly matt: Colour;
  /** A blurred image of the studio: how blurred, how strong straight on and how much stronger at a glancing angle, and its tint. */
  readonly sheen?: { readonly blur: number; readonly straight: number; readonly glancing: number; readonly tint: Colour };
  /** Light it has in any case: small flat things, on which gathered light would show its grain. */
  readonly own?: number;
  /** A sharp image of the scene. */
  readonly mirror?: { readonly straight: number; readonly glancing: number };
}

const CLEAR: Colour = [1, 1, 1];
const STEEL: Colour = [1, 1.01, 1.03];
const NOTHING: Surface = { matt: [0.008, 0.008, 0.009] };

const SURFACES: Partial<Record<Material, Surface>> = {
  [MATERIAL.gloss]: { matt: [0.006, 0.006, 0.007], mirror: { straight: 0.024, glancing: 0.6 } },
  [MATERIAL.matt]: { matt: [0.024, 0.025, 0.027], sheen: { blur: 0.5, straight: 0.022, glancing: 0.2, tint: CLEAR } },
  [MATERIAL.rubber]: { matt: [0.017, 0.017, 0.018], sheen: { blur: 0.55, straight: 0.018, glancing: 0.12, tint: CLEAR } },
  [MATERIAL.bright]: { matt: [0.26, 0.263, 0.268], sheen: { blur: 0.14, straight: 0.43, glancing: 0.1, tint: STEEL } },
  [MATERIAL.silver]: { matt: [0.16, 0.162, 0.165], sheen: { blur: 0.2, straight: 0.4, glancing: 0.1, tint: STEEL } },
  [MATERIAL.chrome]: { matt: [0, 0, 0], mirror: { straight: 0.62, glancing: 0.3 } },
  [MATERIAL.darkAlloy]: { matt: [0.014, 0.014, 0.016], mirror: { straight: 0.06, glancing: 0.9 } },
  [MATERIAL.disc]: { matt: [0.07, 0.07, 0.07], sheen: { blur: 0.25, straight: 0.18, glancing: 0, tint: CLEAR } },
  [MATERIAL.caliper]: { matt: [0.045, 0.045, 0.05], sheen: { blur: 0.3, straight: 0.05, glancing: 0, tint: CLEAR } },
  [MATERIAL.plate]: { matt: [0.12, 0.12, 0.117], own: 0.56 },
};

/** By number, as materials are told apart where it must be fast. */
const BY_NUMBER: readonly Surface[] = Object.values(MATERIAL).map((material) => SURFACES[material] ?? NOTHING);

export const surfaceOf = (material: number): Surface => BY_NUMBER[material] ?? NOTHING;
