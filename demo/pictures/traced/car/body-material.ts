import {
  ARCH,
  type BodyShape,
  badgeDistance,
  FROM_FLANK,
  FROM_OUTLINE,
  FROM_UPPER_FLANK,
  FROM_UPPER_OUTLINE,
  grilleOpening,
  HALF_WIDTH,
  LOWER,
  SPOT,
  UPPER,
  WINDOW,
} from './body-shape.ts';
import type { CarPlan } from './car-plan.ts';
import { MATERIAL, type Material } from './material.ts';

const GLASS_INSET = 0.012;
/** How far the moulding round the side windows reaches beyond their edge: with the inset it is as wide as a finger, not a hand. */
const MOULDING = 0.008;
/** A black frame keeps the lamps behind apart from red paint. */
const TAIL_FRAME = 0.009;
/** Half the width of a shut line. */
const SHUT = 0.0026;

/** What a spot of the body is made of, from the same distances that give it its shape. */
export function bodyMaterial(plan: CarPlan, { measure, drawings, belt }: BodyShape) {
  const radius = plan.tyre / 2;
  const archTop = radius * 2 + plan.archGap;
  const { length } = plan;

  function upper(x: number, y: number, az: number, nx: number): Material {
    const fromFlank = SPOT[FROM_UPPER_FLANK] as number;
    const fromWindow = SPOT[WINDOW] as number;
    const roof = plan.blackRoof ? MATERIAL.gloss : MATERIAL.paint;
    if (fromFlank > (SPOT[FROM_UPPER_OUTLINE] as number)) {
      if (fromWindow < -GLASS_INSET) return sideGlass(x, y);
      if (fromWindow < MOULDING) return plan.brightWindows && y < belt(x) + GLASS_INSET ? MATERIAL.chrome : MATERIAL.gloss;
      // A black roof reaches down the pillars of the windscreen; behind the windows it ends above the flank.
      return y > (x < plan.windowEnd[0] ? belt(x) : plan.beltHeight + 0.1) ? roof : MATERIAL.paint;
    }
    const inwards = -fromFlank;
    const [, screenEnd, screenTop, screenFoot] = plan.screen;
    if (nx < -0.25 && x < screenEnd) {
      if (inwards < plan.pillarWidth || y > screenTop) return roof;
      return inwards < plan.pillarWidth + 0.03 || y > screenTop - 0.03 || y < screenFoot ? MATERIAL.gloss : MATERIAL.glass;
    }
    const [, rearFrom, rearTop, rearFoot] = plan.rearScreen;
    if (x > rearFrom && nx > 0.12) {
      if (inwards < 0.045 || y > rearTop || y < rearFoot) return y > rearTop && plan.spoiler ? MATERIAL.gloss : MATERIAL.paint;
      return inwards < 0.08 || y > rearTop - 0.025 || y < rearFoot + 0.03 ? MATERIAL.gloss : MATERIAL.privacy;
    }
    const glass = plan.roofGlass;
    return glass && x > glass[0] && x < glass[1] && az < glass[2] ? MATERIAL.gloss : roof;
  }

  function sideGlass(x: number, y: number): Material {
    for (const [below, above, half] of plan.pillars) {
      const off = Math.abs(x - below - ((above - below) * (y - plan.beltHeight)) / 0.5);
      if (off < half) return MATERIAL.gloss;
      if (half > 0.02 && off < half + 0.006) return MATERIAL.gap;
    }
    return x > (plan.pillars[0]?.[0] ?? 0) + 0.02 ? MATERIAL.privacy : MATERIAL.glass;
  }

  function nose(x: number, y: number, az: number): Material | null {
    const badge = badgeDistance(az, y - (plan.badge ?? -1));
    if (badge < 0) return badge > -0.008 ? MATERIAL.chrome : MATERIAL.gloss;
    if (x < plan.lampBack) {
      const lamp = drawings.lamp(az, y);
      if (lamp < 0) return lamp > -0.004 ? MATERIAL.gap : MATERIAL.lamp;
    }
    const insert = drawings.insert(az, y);
    if (insert < 0.002) return insert < -0.012 && grilleOpening('bars', az, y) < 0.5 ? MATERIAL.gloss : MATERIAL.matt;
    const grille = drawings.grille(az, y);
    if (plan.grille && grille < 0.004) {
      if (grille > -0.012) return plan.grille.frame === 'chrome' ? MATERIAL.chrome : MATERIAL.gloss;
      return grilleOpening(plan.grille.pattern, az, y) > 0.5 ? MATERIAL.inside : MATERIAL.gloss;
    }
    if (drawings.slot(az, y) < 0.003) return MATERIAL.gloss;
    if (plan.skid && y < plan.skid[1] && y > plan.skid[0] && az < plan.skid[2]) return MATERIAL.silver;
    return y < plan.chin ? MATERIAL.matt : null;
  }

  return (x: number, y: number, z: number, nx: number, ny: number): Material => {
    measure(x, y, z);
    const az = Math.abs(z);
    const arch = SPOT[ARCH] as number;
    const fromOutline = SPOT[FROM_OUTLINE] as number;
    const fromFlank = SPOT[FROM_FLANK] as number;
    const isUpper = (SPOT[UPPER] as number) < (SPOT[LOWER] as number);
    if (arch < 0.004 && y < archTop && az > (SPOT[HALF_WIDTH] as number) - 0.4 && !isUpper) return MATERIAL.inside;
    for (const [from, to, bottom, half, top] of plan.cuts ?? [])
      if (x > from - 0.004 && x < to + 0.004 && y > bottom - 0.01 && az < half + 0.004 && !isUpper && ny < 0.9 && y < top)
        return MATERIAL.matt;
    if (isUpper) return upper(x, y, az, nx);
    if (plan.clad > 0 && arch < plan.clad && fromFlank > fromOutline - 0.05) return MATERIAL.matt;
    if (y < plan.sill && fromFlank > fromOutline - 0.05) return MATERIAL.matt;
    const drawn = x < 0.9 ? nose(x, y, az) : null;
    if (drawn !== null) return drawn;
    if (x > length - 0.9) {
      if (x > length - plan.tailBack && drawings.tail(az, y) < 0)
        return drawings.tail(az, y) > -TAIL_FRAME ? MATERIAL.gloss : MATERIAL.tail;
      const red = plan.reflector;
      if (red && fromOutline > fromFlank - 0.06 && az > red[0] && az < red[1] && y > red[2] && y < red[3]) return MATERIAL.tail;
      if (y < plan.rearChin) return MATERIAL.matt;
      if (drawings.gate(az, y) < SHUT && fromOutline > fromFlank - 0.03) return MATERIAL.gap;
    }
    if (fromFlank > fromOutline - 0.02) return drawings.side(x, y) < SHUT ? MATERIAL.gap : MATERIAL.paint;
    if (y > 0.6 && drawings.top(x, az) < SHUT) return MATERIAL.gap;
    const isCowl = x > 1 && x > plan.screen[0] && x < plan.screen[0] + 0.4 && y > plan.screen[3] - 0.1 && az < 0.74 && ny > 0.6;
    return isCowl ? MATERIAL.matt : MATERIAL.paint;
  };
}
