import { MATERIAL, type Material } from '../car/material.ts';
import type { Part } from '../car/part.ts';
import { type Field, ramp, roundMax } from '../fields/numbers.ts';
import { endArea, type Flat, sideOutline } from '../fields/outline.ts';
import type { BoxPlan, CaravanPlan } from './caravan-plan.ts';
import { trimOf } from './solids.ts';
import { treadHeight } from './tread.ts';

const CELL = 0.024;
/** The moulding along the edges covers so much of each sheet. */
const MOULDING = 0.042;
const MOULDING_STEP = 0.003;
const STRIP = 0.013;
const JOINT = 0.003;
/** How close a drawing is near: more than a cell's diagonal. */
const CLOSE = 0.045;

/** What `measure` leaves behind about a spot, in metres. */
const NEAR = { outline: 0, flank: 0 };

export interface Shell {
  readonly part: Part;
  /** What a spot of the walls looks like where nothing is set into them. */
  readonly skin: Part['material'];
  readonly field: Field;
}

/** The arch over the wheels, one for all of them: the distance to where it begins, from the side. */
export function archOf({ axles, tyre, archGap }: CaravanPlan): Flat {
  const [first = 0, last = first] = [axles[0], axles.at(-1)];
  const radius = tyre / 2;
  return (x, y) => {
    const dx = Math.max(first - x, x - last, 0);
    const dy = Math.max(y - radius, 0);
    return Math.sqrt(dx * dx + dy * dy) - radius - archGap;
  };
}

/** One box of a caravan. The first is the walls, with arches over the wheels, cladding and paint. */
export function shellOf(plan: CaravanPlan, box: BoxPlan, isWalls: boolean): Shell {
  const outline = sideOutline(box.outline);
  const arch = archOf(plan);
  const paint = plan.graphics.side.map((area) => endArea(area));
  const dark = plan.graphics.dark.map((area) => endArea(area));
  const silver = (plan.graphics.silver ?? []).map((area) => endArea(area));
  const [front, rear] = [endArea(plan.graphics.front), endArea(plan.graphics.rear)];
  const [frontDark, rearDark] = [endArea(plan.graphics.frontDark), endArea(plan.graphics.rearDark)];
  const xs = box.outline.split(',').map((point) => Number.parseFloat(point.trim()));
  const ys = box.outline.split(',').map((point) => Number.parseFloat(point.trim().split(/\s+/)[1] ?? '0'));
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = (x0 + x1) / 2;
  const [sideSkirt, frontSkirt, rearSkirt] = isWalls ? plan.skirt : [0, 0, 0];

  function measure(x: number, y: number, z: number): number {
    const q = Math.min(Math.abs(z) / box.half, 1.1);
    const bow = q * q * (x < middle ? box.bowFront : -box.bowRear);
    // Sheets are never quite flat: their reflections waver.
    const waver = 0.0007 * Math.sin(x * 7.1 + y * 2.3) * Math.sin(y * 5.3 - x * 1.7 + (z > 0 ? 1 : 2.4));
    NEAR.outline = outline(x - bow * ramp(0.2, 1.2, Math.abs(x - middle)), y + 0.025 * q * q * ramp(y1 - 0.5, y1, y));
    NEAR.flank = Math.abs(z) - box.half + waver + 0.012 * ramp(y0, y1, y);
    return roundMax(NEAR.outline, NEAR.flank, box.edge);
  }
  const coarse: Field = (x, y, z) => {
    const d = measure(x, y, z);
    return isWalls ? roundMax(d, -Math.max(arch(x, y), box.half - 0.34 - Math.abs(z)), 0.006) : d;
  };
  const isEdge = (): boolean => NEAR.flank > -MOULDING && NEAR.outline > -MOULDING;
  const skirtAt = (x: number): number => (NEAR.flank > NEAR.outline ? sideSkirt : x < middle ? frontSkirt : rearSkirt);
  const foldAt = (x: number, z: number): number => 0.012 * Math.abs(Math.sin((NEAR.flank > NEAR.outline ? x : z) * 5));

  const fine: Field = (x, y, z) => {
    let d = coarse(x, y, z);
    if (box.skin === 'canvas') return d + foldAt(x, z) * ramp(y0, y0 + 0.1, y) * ramp(y1, y1 - 0.1, y);
    const skirt = skirtAt(x);
    if (y < skirt - STRIP) d -= NEAR.flank > NEAR.outline ? treadHeight(x, y) : treadHeight(z, y);
    else if (y < skirt) d -= 0.004 * ramp(STRIP / 2, STRIP / 2 - 0.003, Math.abs(y - skirt + STRIP / 2));
    else if (isEdge()) d -= MOULDING_STEP;
    if (NEAR.flank > NEAR.outline && y > skirt)
      for (const joint of plan.joints) d += 0.003 * (1 - ramp(JOINT - 0.001, JOINT + 0.002, Math.abs(x - joint)));
    return d;
  };

  const skin = (x: number, y: number, z: number, ny: number): Material => {
    if (!isWalls) return MATERIAL[box.skin];
    const onSide = NEAR.flank > NEAR.outline;
    const skirt = skirtAt(x);
    if (y < plan.floor + 0.02 && ny < -0.5) return MATERIAL.inside;
    if (y < skirt - STRIP) return plan.brightSkirt ? MATERIAL.treadBright : MATERIAL.treadDark;
    if (y < skirt) return MATERIAL.silver;
    if (ny > 0.75) return MATERIAL[box.skin];
    if (isEdge()) return trimOf(plan);
    if (onSide) {
      if (plan.joints.some((joint) => Math.abs(x - joint) < JOINT)) return MATERIAL.gap;
      if (dark.some((area) => area(x, y) < 0)) return MATERIAL.gloss;
      if (silver.some((area) => area(x, y) < 0)) return MATERIAL.silver;
      return paint.some((area) => area(x, y) < 0) ? MATERIAL.paint : MATERIAL[box.skin];
    }
    const [area, black] = x < middle ? [front, frontDark] : [rear, rearDark];
    if (black(Math.abs(z), y) < 0) return MATERIAL.gloss;
    return area(Math.abs(z), y) < 0 ? MATERIAL.paint : MATERIAL[box.skin];
  };
  const isDrawnNear = (x: number, y: number, z: number): boolean => {
    if (box.skin === 'canvas') return true;
    measure(x, y, z);
    const onSide = NEAR.flank > NEAR.outline;
    const areas = onSide ? [...paint, ...dark, ...silver] : x < middle ? [front, frontDark] : [rear, rearDark];
    return (
      y < skirtAt(x) + CLOSE ||
      (NEAR.flank > -MOULDING - CLOSE && NEAR.outline > -MOULDING - CLOSE) ||
      (isWalls && arch(x, y) < CLOSE) ||
      plan.joints.some((joint) => Math.abs(x - joint) < CLOSE) ||
      areas.some((area) => Math.abs(area(onSide ? x : Math.abs(z), y)) < CLOSE)
    );
  };
  return {
    field: coarse,
    skin: (x, y, z, _nx, ny) => {
      measure(x, y, z);
      return skin(x, y, z, ny);
    },
    part: {
      name: 'shell',
      solid: {
        field: coarse,
        bounds: [x0 - 0.1, x1 + 0.1, y0 - 0.1, y1 + 0.1, -box.half - 0.06, box.half + 0.06],
        cell: CELL,
        steep: 1.3,
      },
      fine,
      reach: 0.0015,
      isDrawnNear,
      material: (x, y, z, _nx, ny) => {
        measure(x, y, z);
        if (isWalls && arch(x, y) < 0.004 && y < plan.tyre + plan.archGap + 0.004) return MATERIAL.inside;
        return skin(x, y, z, ny);
      },
    },
  };
}
