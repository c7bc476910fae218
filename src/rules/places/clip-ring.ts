export type Spot = readonly [x: number, y: number];

export interface Frame {
  readonly width: number;
  readonly height: number;
}

interface Side {
  readonly isInside: (spot: Spot) => boolean;
  readonly crossing: (from: Spot, to: Spot) => Spot;
}

const sides = ({ width, height }: Frame): Side[] => [
  { isInside: ([x]) => x >= 0, crossing: (from, to) => atX(from, to, 0) },
  { isInside: ([x]) => x <= width, crossing: (from, to) => atX(from, to, width) },
  { isInside: ([, y]) => y >= 0, crossing: (from, to) => atY(from, to, 0) },
  { isInside: ([, y]) => y <= height, crossing: (from, to) => atY(from, to, height) },
];

/** The part of a closed shape that lies within a frame, clipped side by side (Sutherland-Hodgman); empty if none does. */
export function clipRing(ring: readonly Spot[], frame: Frame): Spot[] {
  return sides(frame).reduce<Spot[]>(
    (shape, { isInside, crossing }) =>
      shape.flatMap((to, at) => {
        const from = shape.at(at - 1) ?? to;
        if (isInside(to)) return isInside(from) ? [to] : [crossing(from, to), to];
        return isInside(from) ? [crossing(from, to)] : [];
      }),
    [...ring],
  );
}

const atX = ([fromX, fromY]: Spot, [toX, toY]: Spot, x: number): Spot => [
  x,
  fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX),
];
const atY = ([fromX, fromY]: Spot, [toX, toY]: Spot, y: number): Spot => [
  fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY),
  y,
];
