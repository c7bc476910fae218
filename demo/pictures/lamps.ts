import type { AroundShape, ArtMaterial } from './body.ts';
import { around } from './path.ts';

type Bulb = readonly [z: number, y: number, radius: number];

/** A headlamp: dark housing, lenses with their light, and a running light. Outlines are written as for `around`. */
export function headlamp(lamp: {
  housing?: string;
  bulbs?: readonly Bulb[];
  light?: string;
  width?: number;
}): readonly AroundShape[] {
  const { housing, bulbs = [], light, width = 0.016 } = lamp;
  return [
    ...(housing ? [{ material: 'lampdark', area: around(housing) } as const] : []),
    ...bulbs.flatMap(([z, y, radius]): AroundShape[] => [
      { material: 'lamp', circle: [z, y, radius] },
      { material: 'led', circle: [z, y, radius * 0.58] },
    ]),
    ...(light ? [{ material: 'led', line: around(light), stroke: width } as const] : []),
  ];
}

/** A tail lamp: red housing, a lit line, and amber and reversing lamps. */
export function tailLamp(lamp: {
  housing?: string;
  light?: string;
  width?: number;
  amber?: string;
  reverse?: string;
  material?: ArtMaterial;
}): readonly AroundShape[] {
  const { housing, light, width = 0.018, amber, reverse, material = 'red' } = lamp;
  return [
    ...(housing ? [{ material, area: around(housing) } as const] : []),
    ...(light ? [{ material: 'redlit', line: around(light), stroke: width } as const] : []),
    ...(amber ? [{ material: 'amber', area: around(amber) } as const] : []),
    ...(reverse ? [{ material: 'led', area: around(reverse) } as const] : []),
  ];
}

/** A round tail lamp with a lit ring. */
export const roundTailLamp = (bulbs: readonly Bulb[]): readonly AroundShape[] =>
  bulbs.flatMap(([z, y, radius]): AroundShape[] => [
    { material: 'reddark', circle: [z, y, radius] },
    { material: 'redlit', circle: [z, y, radius * 0.78], stroke: 0.014 },
  ]);
