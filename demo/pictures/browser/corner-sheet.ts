import type { AroundShape, Body } from '../body.ts';
import { type Field, shellField } from '../mesh/shell-field.ts';
import type { XY } from '../mesh/spline.ts';
import type { AroundPoint } from '../path.ts';
import { Sheet } from './sheet.ts';

const STEP = 0.01;
const WIDTH = 2048;
const CIRCLE_STEPS = 20;

/** How far along a corner a sheet reaches, in metres seen at 45 degrees. */
const CORNER_REACH = 1.7;

/**
 * Lamps wrap round a corner, where the front and the side sheet would meet in a seam. They are drawn on a sheet of their own,
 * projected at 45 degrees: along it, a point lies at (x + z) / √2.
 */
export function cornerSheet(body: Body, end: 'nose' | 'tail', shapes: readonly AroundShape[]): Sheet {
  const sheet = new Sheet(-0.2, CORNER_REACH, -0.05, body.height + 0.15, WIDTH, 'clear');
  const fields = body.shells.map((shell) => shellField(shell, body));
  const flat = (point: AroundPoint): XY => onSheet(point, end, body, fields);
  for (const { material, area, line, circle, stroke } of shapes) {
    if (area) sheet.drawPath(material, area.map(flat), true, 0.012, stroke);
    if (line) sheet.drawPath(material, line.map(flat), false, 0.02, stroke ?? 0.014);
    if (circle) sheet.drawPath(material, ring(circle).map(flat), true, 0, stroke);
  }
  return sheet;
}

function ring([z, y, radius]: readonly [number, number, number]): readonly AroundPoint[] {
  return Array.from({ length: CIRCLE_STEPS }, (_, i): AroundPoint => {
    const angle = (i / CIRCLE_STEPS) * 2 * Math.PI;
    return { on: 'end', at: z + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
}

function onSheet({ on, at, y }: AroundPoint, end: 'nose' | 'tail', body: Body, fields: readonly Field[]): XY {
  const fromEnd = (depth: number): number => (end === 'nose' ? depth : body.length - depth);
  const isSolid = (depth: number, z: number): boolean => fields.some((field) => field(fromEnd(depth), y, z) < 0);
  if (on === 'end') {
    // A point beyond the edge of the nose is drawn at the edge.
    for (let z = Math.abs(at); z >= 0; z -= STEP)
      for (let depth = -0.1; depth < 0.9; depth += STEP)
        if (isSolid(depth, z)) return [(depth + z * Math.sign(at || 1)) / Math.SQRT2, y];
    return [at / Math.SQRT2, y];
  }
  const depth = end === 'nose' ? at : body.length - at;
  let z = 1.4;
  while (z > 0.3 && !isSolid(depth, z)) z -= STEP;
  return [(depth + z) / Math.SQRT2, y];
}
