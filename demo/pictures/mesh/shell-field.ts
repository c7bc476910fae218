import type { Body, Shell } from '../body.ts';
import { profileDistance } from './profile-distance.ts';
import { clamp, smoothMax, smoothstep } from './smooth.ts';
import { smoothTable } from './smooth-table.ts';
import { spline } from './spline.ts';

/** A solid as a function: negative inside, about metres from the surface; and the box it fits in (z from 0). */
export interface Field {
  (x: number, y: number, z: number): number;
  readonly bounds: Bounds;
}
/** The box a solid fits in, from the middle of the vehicle out. */
export type Bounds = readonly [x0: number, x1: number, y0: number, y1: number, z1: number];

/** The arch over a wheel is a little wider than the wheel. */
export const archRadius = (body: Body): number => body.archRadius ?? body.wheelRadius + 0.055;

/** Turns a shell's outlines into a smooth solid with wheel arches and cut-outs. */
export function shellField(shell: Shell, body: Body): Field {
  const outline = spline(shell.side, true);
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const x0 = Math.min(...xs);
  const x1 = Math.max(...xs);
  const profile = profileDistance(outline);
  const width = smoothTable(shell.widths, 0.22);
  const tuck = smoothTable(shell.tuck, shell.tuckSmooth ?? 0.035);
  const { slope = 0, fillet = 0.06, crown = 0.03, bowFront = 0, bowRear = 0, flare = 0.012, cuts = [] } = shell;
  const { filletFront = fillet, filletRear = fillet } = shell;
  const { fadeFront = 0.3 * (x1 - x0), fadeRear = 0.3 * (x1 - x0) } = shell;
  const archAt = archDistance(shell, body);
  const field = (x: number, y: number, z: number): number => {
    const az = Math.abs(z);
    const arch = archAt(x, y);
    const bulge = arch < 0.4 ? flare * Math.exp(-((Math.max(arch, 0) / 0.085) ** 2)) : 0;
    const w = width(x);
    const W = w - tuck(y - slope * (x - x0)) + bulge * smoothstep(body.wheelRadius - 0.3, body.wheelRadius - 0.05, y);
    const q = Math.min((az / w) ** 2, 1.3);
    const front = 1 - smoothstep(x0, x0 + fadeFront, x);
    const rear = smoothstep(x1 - fadeRear, x1, x);
    const inProfile = profile(x - bowFront * q * front + bowRear * q * rear, y + crown * q);
    const k = fillet + (filletFront - fillet) * front + (filletRear - fillet) * rear;
    let d = smoothMax(inProfile, (az - W) * 0.96, k);
    if (shell.arches) d = smoothMax(d, -Math.max(arch, W - 0.34 - az), 0.012);
    for (const [a, b, c, e, half, least, round] of cuts)
      d = smoothMax(d, -Math.max(a - x, x - b, c - y, y - e, az - half, least - az), round);
    return d;
  };
  const widest = Math.max(...shell.widths.map((p) => p[1]));
  const bounds: Bounds = [x0 - 0.06, x1 + 0.06, Math.min(...ys) - 0.06, Math.max(...ys) + 0.08, widest + flare + 0.06];
  return Object.assign(field, { bounds });
}

function archDistance(shell: Shell, body: Body): (x: number, y: number) => number {
  if (!shell.arches) return () => 9;
  const radius = archRadius(body);
  const power = body.archPower ?? 2;
  return (x, y) => {
    let nearest = 9;
    for (const axle of body.axles) {
      const dx = Math.abs(x - axle);
      const dy = Math.max(y - body.wheelRadius, 0);
      nearest = Math.min(nearest, (power === 2 ? Math.hypot(dx, dy) : (dx ** power + dy ** power) ** (1 / power)) - radius);
    }
    return nearest;
  };
}

/** How far outside its bounds a point lies (negative inside): a cheap distance for what is far away. */
export function outsideBounds([x0, x1, y0, y1, z1]: Bounds, x: number, y: number, z: number): number {
  return Math.max(x0 - x, x - x1, y0 - y, y - y1, Math.abs(z) - z1);
}

/** Keeps a mesh vertex within half a cell of where it was. */
export const nudge = (distance: number, slope: number, cell: number): number => clamp(distance / slope, -cell / 2, cell / 2);
