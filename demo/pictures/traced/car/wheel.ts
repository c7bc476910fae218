import { clamp, ramp, roundMax, roundMin } from '../fields/numbers.ts';
import type { Solid } from '../scene/surface-nets.ts';
import type { WheelPlan } from './car-plan.ts';
import { MATERIAL, type Material } from './material.ts';

const DISC = 0.165;
const HUB = 0.07;
const CAP = 0.033;
const NUTS = 5;

/** A tyre on a rim with bevelled spokes, a disc and a caliper. z is the axle, outwards. */
export function wheel(radius: number, rimRadius: number, width: number, plan: WheelPlan) {
  const half = width / 2;
  const sector = (2 * Math.PI) / plan.spokes;
  const fork = plan.fork ?? 0;
  const near = { tyre: 0, rim: 0, disc: 0, caliper: 0, face: 0 };

  function tyre(r: number, angle: number, z: number): number {
    const middle = (radius + rimRadius) / 2;
    const tall = (radius - rimRadius) / 2 + 0.008;
    const bulge = ((r - middle) / tall) ** 2 * 0.012;
    const u = Math.abs(r - middle + 0.004) - tall + 0.03;
    const v = Math.abs(z) - half + 0.03 + bulge;
    let d = Math.sqrt(Math.max(u, 0) ** 2 + Math.max(v, 0) ** 2) + Math.min(Math.max(u, v), 0) - 0.03;
    // A fine ring and a step towards the rim, as moulded into a sidewall.
    d +=
      0.0012 * ramp(0.004, 0.001, Math.abs(r - middle - tall * 0.42)) +
      0.0016 * ramp(0.005, 0.001, Math.abs(r - rimRadius - 0.014));
    if (r > radius - 0.03) {
      const groove = Math.min(Math.abs(Math.abs(z) - 0.026), Math.abs(Math.abs(z) - 0.066));
      d = Math.max(d, -Math.max(groove - 0.0045, radius - 0.008 - r));
      const block = Math.abs((((((angle * 36) / Math.PI) % 1) + 1) % 1) - 0.5);
      if (Math.abs(z) > 0.074) d += 0.005 * (1 - ramp(0.05, 0.11, block));
    }
    return d;
  }

  function rim(r: number, angle: number, z: number): number {
    const lip = Math.sqrt((r - rimRadius + 0.004) ** 2 + (z - half + 0.016) ** 2) - 0.011;
    const barrel = Math.max(Math.abs(r - rimRadius + 0.014) - 0.006, Math.abs(z) - half + 0.02);
    const d = roundMin(barrel, lip, 0.008);
    const off = Math.abs((((angle % sector) + sector) % sector) - sector / 2);
    const along = r * Math.cos(off);
    const beside = r * Math.sin(off);
    const t = clamp(r / rimRadius, 0, 1);
    const face = half - 0.014 - plan.dish * (1 - t) ** 1.4 - 0.016 * t * t;
    const thick = 0.018 + 0.02 * (1 - t);
    const lateral = Math.abs(beside - fork * (0.2 + 0.8 * t)) - plan.wide * (1 - plan.taper * t);
    const joined = fork > 0 ? Math.min(lateral, Math.max(Math.abs(beside) - plan.wide, r - rimRadius * 0.45)) : lateral;
    const bevel = (joined + (z - face) * 1.1 + 0.009) * 0.67;
    let spokes = roundMax(roundMax(joined, Math.abs(z - face + thick) - thick, 0.004), bevel, 0.003);
    spokes = roundMax(roundMax(spokes, r - rimRadius + 0.006, 0.004), 0.03 - r, 0.01);
    near.face = along > 0 ? face : 0;
    const hubFace = half - 0.018 - plan.dish;
    let hub = roundMax(r - HUB, Math.abs(z - hubFace + 0.03) - 0.03, 0.014);
    const turn = (2 * Math.PI) / NUTS;
    const nutAngle = (((angle % turn) + turn) % turn) - turn / 2;
    const nut = Math.sqrt((r * Math.cos(nutAngle) - 0.05) ** 2 + (r * Math.sin(nutAngle)) ** 2) - 0.0095;
    hub = roundMax(hub, -Math.max(nut, hubFace - 0.018 - z), 0.003);
    hub = Math.min(hub, roundMax(r - CAP, Math.abs(z - hubFace) - 0.004, 0.004));
    return roundMin(d, roundMin(spokes, hub, 0.018), 0.012);
  }

  const field = (x: number, y: number, z: number): number => {
    const r = Math.sqrt(x * x + y * y);
    const angle = Math.atan2(y, x);
    near.tyre = tyre(r, angle, z);
    near.rim = rim(r, angle, z);
    near.disc = Math.max(r - DISC, Math.abs(z - 0.012) - 0.014, 0.06 - r);
    near.caliper = Math.max(Math.abs(r - 0.145) - 0.045, Math.abs(z - 0.01) - 0.04, Math.abs(angle) - 0.55);
    return Math.min(near.tyre, near.rim, near.disc, near.caliper);
  };

  const material = (x: number, y: number, z: number, _nx: number, _ny: number, nz: number): Material => {
    const nearest = field(x, y, z);
    const r = Math.sqrt(x * x + y * y);
    if (nearest === near.tyre) return MATERIAL.rubber;
    if (nearest === near.disc) return MATERIAL.disc;
    if (nearest === near.caliper) return MATERIAL.caliper;
    if (r < CAP) return MATERIAL.gloss;
    if (plan.finish === 'dark') return MATERIAL.darkAlloy;
    if (z < 0 || (r > rimRadius - 0.008 && z < half - 0.03)) return MATERIAL.darkAlloy;
    if (plan.finish === 'silver') return MATERIAL.bright;
    const machined = (nz > 0.9 && z > near.face - 0.012) || (r > rimRadius - 0.016 && nz > 0.2);
    return machined ? MATERIAL.bright : MATERIAL.darkAlloy;
  };

  const bounds = [-radius - 0.01, radius + 0.01, -radius - 0.01, radius + 0.01, -half - 0.01, half + 0.01] as const;
  return { solid: { field, bounds, cell: 0.0065, steep: 2 } satisfies Solid, material };
}
