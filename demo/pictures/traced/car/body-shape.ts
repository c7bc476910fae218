import { box, clamp, type Field, ramp, roundMax, roundMin } from '../fields/numbers.ts';
import { endArea, type Flat, lineDistance, sideOutline, smoothTable } from '../fields/outline.ts';
import type { CarPlan } from './car-plan.ts';

/** What `measure` leaves behind about a spot, in metres. */
export const SPOT = new Float64Array(10);
export const FROM_OUTLINE = 0;
export const FROM_FLANK = 1;
export const FROM_UPPER_OUTLINE = 2;
export const FROM_UPPER_FLANK = 3;
export const LOWER = 4;
export const UPPER = 5;
export const ARCH = 6;
export const HALF_WIDTH = 7;
export const WINDOW = 8;

export interface BodyShape {
  /** What is meshed. */
  readonly coarse: Field;
  /** With shut lines and steps that are too fine for the mesh, for the normal only. */
  readonly fine: Field;
  readonly measure: Field;
  readonly drawings: Readonly<Record<'lamp' | 'tail' | 'insert' | 'slot' | 'grille' | 'gate' | 'side' | 'top', Flat>>;
  readonly belt: (x: number) => number;
}

const BADGE = [0.062, 0.036] as const;
/** About how far a spot is from the edge of an oval badge, from its middle: negative on it. */
export const badgeDistance = (z: number, y: number): number => (Math.hypot(z / BADGE[0], y / BADGE[1]) - 1) * BADGE[1];

/** Half the size of the bowl behind a handle, into which fingers reach. */
const HANDLE_POCKET = [0.066, 0.034] as const;
/** The hollow of the flank lies in the doors and runs out over so many metres towards the wheels. */
const RUN_OUT = 0.5;
/** How deep the flank may lie where the hollow has run out. */
const FULL = 0.012;

/** The solid of a car's body: side outlines cut by the width, below and above the belt, arches and openings taken out. */
export function bodyShape(plan: CarPlan): BodyShape {
  const radius = plan.tyre / 2;
  const archRadius = radius + plan.archGap;
  const [frontAxle, rearAxle] = plan.axles;
  const { length } = plan;
  const lowerOutline = sideOutline(plan.lower);
  const upperOutline = sideOutline(plan.upper);
  const width = smoothTable(plan.plan, 0.2);
  const upperWidth = smoothTable(plan.upperPlan, 0.2);
  const tuck = smoothTable(plan.tuck, plan.crease);
  const upperTuck = smoothTable(plan.upperTuck, 0.06);
  const bonnet = smoothTable(plan.bonnet, 0.09);
  const belt = smoothTable(plan.belt, 0.3);
  const drawings = {
    lamp: endArea(plan.lamp),
    tail: endArea(plan.tail),
    insert: endArea(plan.insert),
    slot: endArea(plan.slot),
    grille: endArea(plan.grille?.area),
    gate: lineDistance([plan.gate, ...(plan.rearSeams ?? [])], 0, 1, 0.1, 2),
    side: lineDistance(plan.shut, 0, length, 0.1, 2),
    top: lineDistance(plan.topShut, 0, length, 0, 1),
  };
  const [windowX, windowY, windowLean] = plan.windowEnd;
  const cuts = plan.cuts ?? [];

  function arch(x: number, y: number): number {
    const dy = Math.max(y - radius, 0);
    const dx = Math.abs(x - frontAxle) < Math.abs(x - rearAxle) ? x - frontAxle : x - rearAxle;
    return Math.sqrt(dx * dx + dy * dy) - archRadius;
  }

  const hollowFrom = plan.sill + 0.09;
  const rise = plan.rise ?? 0.035;

  /** How far the flank lies in. Its lower crease rises towards the tail, and its hollow runs out before the wheels, so that bumpers are full. */
  function drawnIn(x: number, y: number, level: number): number {
    const isLow = ramp(hollowFrom - 0.1, hollowFrom, y) * (1 - ramp(plan.shoulder - 0.16, plan.shoulder - 0.02, y));
    const deep = tuck(level - rise * (x - length / 2) * isLow);
    if (level < hollowFrom || level > plan.shoulder || deep < FULL) return deep;
    const inDoors =
      ramp(frontAxle + radius - 0.05, frontAxle + radius + RUN_OUT, x) *
      (1 - ramp(rearAxle - radius - RUN_OUT, rearAxle - radius + 0.1, x));
    return FULL + (deep - FULL) * inDoors;
  }

  function measure(x: number, y: number, z: number): number {
    const az = Math.abs(z);
    const w = width(x);
    const q = Math.min(az / w, 1.15);
    const level = y - plan.slope * (x - length / 2);
    const fromArch = arch(x, y);
    let half = w - drawnIn(x, y, level);
    if (fromArch < 0.5) {
      const out = Math.max(fromArch, 0) / 0.13;
      half +=
        plan.flare * Math.exp(-out * out) * ramp(0.1, 0.4, y) * (1 - ramp(plan.shoulder - 0.02, plan.shoulder + 0.12, level));
      if (plan.clad > 0) half += plan.cladStep * (1 - ramp(plan.clad - 0.004, plan.clad + 0.004, fromArch));
    }
    half +=
      plan.haunch * Math.exp(-(((x - rearAxle - 0.05) / 0.55) ** 2) - ((level - plan.shoulder - 0.03) / 0.13) ** 2) +
      plan.sillStep * (1 - ramp(plan.sill - 0.005, plan.sill + 0.005, y));
    const front = 1 - ramp(0, plan.fadeFront, x);
    const rear = ramp(length - plan.fadeRear, length, x);
    const bow = q * q * Math.sqrt(q);
    const raised = x < 1.7 && y > 0.5 ? bonnet(q) * (1 - ramp(1.1, 1.7, x)) * ramp(0.5, 0.9, y) : 0;
    const fromOutline = lowerOutline(
      x - plan.bowFront * bow * front + plan.bowRear * bow * rear,
      y + plan.crown * q * q - raised,
    );
    const fromFlank = (az - half) * 0.97;
    SPOT[FROM_OUTLINE] = fromOutline;
    SPOT[FROM_FLANK] = fromFlank;
    SPOT[LOWER] = roundMax(
      fromOutline,
      fromFlank,
      plan.fillet + (plan.filletFront - plan.fillet) * front + (plan.filletRear - plan.fillet) * rear,
    );
    SPOT[ARCH] = fromArch;
    SPOT[HALF_WIDTH] = half;
    if (y > plan.upperFrom) {
      const wu = upperWidth(x);
      const qu = Math.min(az / wu, 1.15);
      const q2 = qu * qu;
      const bowIn =
        plan.upperBowFront * q2 * (1 - ramp(plan.screen[0], plan.screen[0] + 1.5, x)) -
        plan.upperBowRear * q2 * ramp(plan.rearScreen[0] - 1, plan.rearScreen[0], x);
      const fromUpper = upperOutline(x - bowIn, y + plan.upperCrown * q2);
      const fromUpperFlank = (az - wu + upperTuck(y)) * 0.95;
      SPOT[FROM_UPPER_OUTLINE] = fromUpper;
      SPOT[FROM_UPPER_FLANK] = fromUpperFlank;
      SPOT[UPPER] = roundMax(fromUpper, fromUpperFlank, plan.upperFillet);
      const end = (x - windowX) * 0.9 + (y - windowY) * windowLean;
      SPOT[WINDOW] = roundMax(roundMax(fromUpper + plan.windowInset, belt(x) - y, 0.05), end, 0.12);
    } else {
      SPOT[FROM_UPPER_OUTLINE] = 9;
      SPOT[FROM_UPPER_FLANK] = 9;
      SPOT[UPPER] = 9;
      SPOT[WINDOW] = 9;
    }
    return roundMin(SPOT[LOWER] as number, SPOT[UPPER] as number, plan.join);
  }

  function coarse(x: number, y: number, z: number): number {
    let d = measure(x, y, z);
    const az = Math.abs(z);
    for (const [from, to, bottom, half] of cuts) d = roundMax(d, -Math.max(from - x, x - to, bottom - y, az - half), 0.03);
    if (x < 0.7 && y < 1.3) {
      d += plan.insertDepth * (1 - ramp(-0.012, 0.006, drawings.insert(az, y)));
      d += 0.03 * (1 - ramp(-0.008, 0.006, drawings.slot(az, y)));
      d += 0.02 * (1 - ramp(-0.014, 0.004, drawings.grille(az, y)));
    }
    const fromArch = SPOT[ARCH] as number;
    return fromArch < 0.3 ? roundMax(d, -Math.max(fromArch, (SPOT[HALF_WIDTH] as number) - 0.36 - az), 0.007) : d;
  }

  function fine(x: number, y: number, z: number): number {
    let d = coarse(x, y, z);
    const az = Math.abs(z);
    const fromOutline = SPOT[FROM_OUTLINE] as number;
    const fromFlank = SPOT[FROM_FLANK] as number;
    if (fromFlank > -0.03 && fromFlank > fromOutline - 0.02) {
      d += 0.005 * (1 - ramp(0.0015, 0.006, drawings.side(x, y)));
      for (const [hx, hy] of plan.handles) {
        if (Math.abs(x - hx) > 0.17 || Math.abs(y - hy) > 0.07) continue;
        const pocket = box(x - hx, y - hy + 0.006, 0, HANDLE_POCKET[0], HANDLE_POCKET[1], 1, 0.033);
        d += 0.01 * (1 - ramp(-0.034, 0.012, pocket));
      }
    }
    if (fromOutline > -0.02 && y > 0.6) d += 0.005 * (1 - ramp(0.0015, 0.006, drawings.top(x, az)));
    if (x > length - 0.9) {
      const onEnd = fromOutline > fromFlank - 0.03 || (SPOT[FROM_UPPER_OUTLINE] as number) > (SPOT[FROM_UPPER_FLANK] as number);
      if (onEnd) d += 0.005 * (1 - ramp(0.0015, 0.006, drawings.gate(az, y)));
      if (x > length - plan.tailBack) d += 0.004 * (1 - ramp(-0.003, 0.003, drawings.tail(az, y)));
    }
    if (x < plan.lampBack) d += 0.004 * (1 - ramp(-0.003, 0.003, drawings.lamp(az, y)));
    if (plan.badge !== undefined && x < 0.7) d -= 0.006 * ramp(0.004, -0.008, badgeDistance(az, y - plan.badge));
    if (plan.grille && x < 0.7) d += grilleRelief(plan.grille.pattern, az, y) * (drawings.grille(az, y) < -0.012 ? 1 : 0);
    const fromWindow = SPOT[WINDOW] as number;
    if ((SPOT[FROM_UPPER_FLANK] as number) > -0.03 && fromWindow < 0.02) d += 0.004 * (1 - ramp(-0.003, 0.003, fromWindow));
    return d;
  }
  return { coarse, fine, measure, drawings, belt };
}

const BAR_PITCH = 0.042;
const MESH_PITCH = 0.03;

/** How open the grille is at a spot: 0 on a bar, 1 between. */
export function grilleOpening(pattern: 'bars' | 'mesh' | 'slats', z: number, y: number): number {
  const wave = (at: number, pitch: number): number => Math.abs(((((at / pitch) % 1) + 1) % 1) - 0.5) * 2;
  if (pattern === 'bars') return ramp(0.42, 0.58, wave(y, BAR_PITCH));
  if (pattern === 'slats') return ramp(0.42, 0.6, wave(z + BAR_PITCH / 2, BAR_PITCH * 1.25));
  const row = Math.floor(y / (MESH_PITCH * 0.62));
  const across = wave(z + (row % 2 === 0 ? 0 : MESH_PITCH / 2), MESH_PITCH);
  return ramp(0.3, 0.5, Math.min(across, wave(y, MESH_PITCH * 0.62)) * 1.2);
}

const grilleRelief = (pattern: 'bars' | 'mesh' | 'slats', z: number, y: number): number =>
  0.006 * clamp(grilleOpening(pattern, z, y), 0, 1);
