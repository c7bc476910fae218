import type { ArtMaterial, Body, Shape } from './body.ts';
import type { Point } from './path.ts';

type Wheels = Pick<Body, 'axles' | 'wheelRadius'> & { readonly archRadius?: number };

/** A rectangle. */
export const box = (x0: number, x1: number, y0: number, y1: number): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Symmetric about the middle of the vehicle: half-width `w0` at height `y0`, `w1` at `y1`. */
export const trapezium = (y0: number, w0: number, y1: number, w1: number): readonly Point[] => [
  [-w0, y0],
  [w0, y0],
  [w1, y1],
  [-w1, y1],
];

/** Side windows: a black surround and, a little inside it, the glass above the belt line. */
export function windowBand(line: readonly Point[], inset = 0.05, material: ArtMaterial = 'glass'): readonly Shape[] {
  const raised = (by: number): readonly Point[] => line.map(([x, y]) => [x, y + by]);
  return [
    { material: 'black', inset, shell: 1, belt: raised(0.012) },
    { material, inset: inset + 0.018, shell: 1, belt: raised(0.03) },
  ];
}

/** An upright between two windows, leaning from `bottom` to `top`. */
export function pillar(
  bottom: number,
  top: number,
  width: number,
  y0: number,
  y1: number,
  material: ArtMaterial = 'black',
): Shape {
  const w = width / 2;
  return {
    material,
    area: [
      [bottom - w, y0],
      [bottom + w, y0],
      [top + w, y1],
      [top - w, y1],
    ],
  };
}

/** A shut line. */
export const gap = (line: readonly Point[], round = 0.09, stroke = 0.008): Shape => ({ material: 'gap', line, round, stroke });

/** The fuel flap is on one side only. */
export const fuelFlap = (x: number, y: number, radius: number): Shape => ({
  material: 'gap',
  circle: [x, y, radius],
  stroke: 0.005,
});

/** The same shape on both sides of the middle. */
export const mirrored = (shape: Shape): Shape => ({ ...shape, mirrored: true });

/** A blank number plate, which reads the same in a mirror. */
export const plate = (y: number): Shape => ({ material: 'plate', area: box(-0.187, 0.187, y - 0.052, y + 0.052), round: 0.01 });

/** Windscreen or rear window: bottom height and half-width, top height and half-width. */
export type Screen = readonly [y0: number, w0: number, y1: number, w1: number];

/** A window in its black surround. */
export function screen([y0, w0, y1, w1]: Screen, material: ArtMaterial = 'glass', round = 0.08): readonly Shape[] {
  return [
    { material: 'black', area: trapezium(y0, w0, y1, w1), round: round + 0.01 },
    { material, area: trapezium(y0 + 0.025, w0 - 0.022, y1 - 0.02, w1 - 0.02), round },
  ];
}

/** Cladding round the wheel arches. */
export function archRings(wheels: Wheels, stroke = 0.1, material: ArtMaterial = 'plastic'): readonly Shape[] {
  const radius = (wheels.archRadius ?? wheels.wheelRadius + 0.055) + stroke / 2 - 0.01;
  return wheels.axles.map((x) => ({ material, circle: [x, wheels.wheelRadius, radius], stroke }));
}

/** Framed windows of a caravan, each x from, x to, y from, y to. */
export function windowBoxes(windows: readonly (readonly [number, number, number, number])[]): readonly Shape[] {
  return windows.flatMap(([a, b, c, d]): Shape[] => [
    { material: 'black', area: box(a, b, c, d), round: 0.08 },
    { material: 'solidglass', area: box(a + 0.028, b - 0.028, c + 0.028, d - 0.028), round: 0.06 },
  ]);
}

/** Level lines at several heights. */
export function levelLines(
  heights: readonly number[],
  from: number,
  to: number,
  material: ArtMaterial,
  stroke: number,
): readonly Shape[] {
  return heights.map(
    (y): Shape => ({
      material,
      line: [
        [from, y],
        [to, y],
      ],
      stroke,
    }),
  );
}

/** Upright lines at several places. */
export function uprightLines(
  places: readonly number[],
  from: number,
  to: number,
  material: ArtMaterial,
  stroke: number,
): readonly Shape[] {
  return places.map(
    (x): Shape => ({
      material,
      line: [
        [x, from],
        [x, to],
      ],
      stroke,
    }),
  );
}
