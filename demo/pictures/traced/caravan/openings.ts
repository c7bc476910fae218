import { MATERIAL, type Material } from '../car/material.ts';
import type { Part } from '../car/part.ts';
import { ramp, roundMax } from '../fields/numbers.ts';
import type { CaravanPlan, Opening } from './caravan-plan.ts';
import type { Shell } from './shell.ts';
import { trimOf } from './solids.ts';
import { boundsOf, type Face, faceOf, ON, onFace } from './wall.ts';

/** The distance to a rectangle with round corners, from its middle. */
function rectangle(u: number, v: number, half: number, high: number, round: number): number {
  const a = Math.abs(u) - half + round;
  const b = Math.abs(v) - high + round;
  return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - round;
}

/** How a kind of opening is made: how far it stands out of the wall, and of what it is. Both are asked with the distance to its edge. */
interface Make {
  readonly round: number;
  readonly cell: number;
  readonly height: (u: number, v: number, edge: number) => number;
  /** Null where it continues the wall. */
  readonly material: (u: number, v: number, edge: number) => Material | null;
}

const FRAME = 0.03;
const PLEAT = 0.022;
const GAP = 0.0035;

/** A groove between a frame and what it holds. */
const groove = (edge: number, at: number): number => 0.006 * (1 - ramp(GAP, GAP + 0.003, Math.abs(edge + at)));
const isGroove = (edge: number, at: number): boolean => Math.abs(edge + at) < GAP;

/** A pane of tinted acrylic, hinged along its top, bowed a little, in a black frame. */
function windowMake(half: number, high: number, blind: number): Make {
  const hem = high - blind * 2 * high;
  return {
    round: Math.min(0.07, high * 0.4),
    cell: 0.012,
    height: (u, v, edge) => {
      if (edge > -FRAME) return 0.013 - groove(edge, FRAME);
      const bow = (1 - (u / half) ** 2) * (1 - (v / high) ** 2);
      return 0.017 + 0.011 * bow - groove(edge, FRAME);
    },
    material: (_u, v, edge) => {
      if (isGroove(edge, FRAME)) return MATERIAL.gap;
      if (edge > -FRAME) return MATERIAL.matt;
      const isHem = Math.abs(v - hem) < 0.008;
      const isPleat = (((v / PLEAT) % 1) + 1) % 1 < 0.16;
      return v > hem && blind > 0 && edge < -FRAME - 0.014 && (isHem || !isPleat) ? MATERIAL.blind : MATERIAL.acrylic;
    },
  };
}

const DOOR_FRAME = 0.045;

/** A door with a window in its upper half, a handle and hinges. */
function doorMake(half: number, high: number, trim: Material): Make {
  const pane = { v: high * 0.42, half: half - 0.15, high: high * 0.36 };
  const handle = { u: -half + 0.115, v: -0.06 };
  const paneEdge = (u: number, v: number): number => rectangle(u, v - pane.v, pane.half, pane.high, 0.05);
  const handleEdge = (u: number, v: number): number => rectangle(u - handle.u, v - handle.v, 0.032, 0.085, 0.014);
  const isHinge = (u: number, v: number, edge: number): boolean =>
    u > 0 &&
    edge < -DOOR_FRAME + 0.02 &&
    edge > -DOOR_FRAME - 0.012 &&
    [-0.75, -0.1, 0.72].some((at) => Math.abs(v / high - at) < 0.035);
  return {
    round: 0.09,
    cell: 0.015,
    height: (u, v, edge) => {
      if (isHinge(u, v, edge)) return 0.03;
      if (edge > -DOOR_FRAME) return 0.019 - groove(edge, DOOR_FRAME);
      const inPane = paneEdge(u, v);
      const grip = handleEdge(u, v);
      const lift = 0.012 * ramp(0.002, -0.004, grip) + 0.007 * ramp(0.03, 0.024, inPane) - 0.008 * ramp(0.002, -0.003, inPane);
      return 0.014 + lift - groove(edge, DOOR_FRAME);
    },
    material: (u, v, edge) => {
      if (isHinge(u, v, edge)) return MATERIAL.matt;
      if (isGroove(edge, DOOR_FRAME)) return MATERIAL.gap;
      if (edge > -DOOR_FRAME) return trim;
      const inPane = paneEdge(u, v);
      if (inPane < 0) return MATERIAL.acrylic;
      if (inPane < 0.028) return MATERIAL.matt;
      return handleEdge(u, v) < 0 ? MATERIAL.gloss : null;
    },
  };
}

const LOCKER_FRAME = 0.024;

/** The door of a locker, clad like the wall round it, with two locks. */
function lockerMake(half: number, high: number, trim: Material): Make {
  const lock = (u: number, v: number): number => Math.hypot(Math.abs(u) - half * 0.68, v + high - 0.065) - 0.016;
  return {
    round: 0.035,
    cell: 0.012,
    height: (u, v, edge) => {
      if (edge > -LOCKER_FRAME) return 0.011 - groove(edge, LOCKER_FRAME);
      return 0.007 + 0.006 * ramp(0.002, -0.002, lock(u, v)) - groove(edge, LOCKER_FRAME);
    },
    material: (u, v, edge) => {
      if (isGroove(edge, LOCKER_FRAME)) return MATERIAL.gap;
      if (edge > -LOCKER_FRAME) return trim;
      return lock(u, v) < 0 ? MATERIAL.gloss : null;
    },
  };
}

const SLAT = 0.024;

/** A vent of the fridge: slats in a frame. */
function ventMake(trim: Material): Make {
  const slat = (v: number): number => (((v / SLAT) % 1) + 1) % 1;
  return {
    round: 0.02,
    cell: 0.01,
    height: (_u, v, edge) => (edge > -0.02 ? 0.012 : 0.002 + 0.009 * slat(v)),
    material: (_u, v, edge) => (edge < -0.02 && slat(v) < 0.2 ? MATERIAL.gap : trim),
  };
}

/** A lamp: a lens in a dark housing. */
function lampMake(lens: Material): Make {
  return {
    round: 0.018,
    cell: 0.008,
    height: (_u, _v, edge) => (edge > -0.008 ? 0.022 : 0.028),
    material: (_u, _v, edge) => (edge > -0.008 ? MATERIAL.matt : lens),
  };
}

/** Clear film sewn into canvas, behind a hem. */
function flapMake(): Make {
  return {
    round: 0.04,
    cell: 0.012,
    height: (_u, _v, edge) => (edge > -0.026 ? 0.016 : 0.012),
    material: (_u, _v, edge) => (edge > -0.026 ? MATERIAL.canvasDark : MATERIAL.acrylic),
  };
}

function makeOf({ kind, wall, blind = 0 }: Opening, half: number, high: number, trim: Material): Make {
  if (kind === 'window') return windowMake(half, high, blind);
  if (kind === 'door') return doorMake(half, high, trim);
  if (kind === 'locker') return lockerMake(half, high, trim);
  if (kind === 'vent') return ventMake(trim);
  if (kind === 'flap') return flapMake();
  if (kind === 'lamp') return lampMake(MATERIAL.tail);
  return lampMake(wall === 'rear' ? MATERIAL.tail : MATERIAL.amber);
}

const DEEP = 0.06;

/** What is set into a wall as a solid of its own, flat against it. */
export function openingPart(plan: CaravanPlan, shell: Shell, opening: Opening): Part {
  const face: Face = faceOf(plan, shell.field, opening.wall, opening.at);
  const [half, high] = [opening.size[0] / 2, opening.size[1] / 2];
  const make = makeOf(opening, half, high, trimOf(plan));
  const edgeAt = (): number => rectangle(ON.along, ON.up, half, high, make.round);
  return {
    name: opening.kind,
    solid: {
      field: (x, y, z) => {
        onFace(face, x, y, z);
        const edge = edgeAt();
        const slab = Math.max(ON.out - make.height(ON.along, ON.up, edge), -ON.out - 0.02);
        return roundMax(edge, slab, 0.012);
      },
      bounds: boundsOf(face, half + 0.03, high + 0.03, DEEP),
      cell: make.cell,
      steep: 2,
    },
    reach: 0.0012,
    material: (x, y, z, nx, ny, nz) => {
      onFace(face, x, y, z);
      return make.material(ON.along, ON.up, edgeAt()) ?? shell.skin(x, y, z, nx, ny, nz);
    },
  };
}
