import type { Point } from '#src/rules/delivery/great-circle.ts';
import { clipRing, type Frame, type Spot } from './clip-ring.ts';

/** A town of the outlines; a lower rank is better known. */
export interface Town extends Point {
  readonly name: string;
  readonly state: string;
  readonly rank: number;
}

/** What maps are drawn from: closed shores, open borders, and towns. */
export interface Outlines {
  readonly coast: readonly (readonly Point[])[];
  readonly borders: readonly (readonly Point[])[];
  readonly towns: readonly Town[];
}

/** A town on a map, with its name on the side that has room. */
export interface TownMark {
  readonly name: string;
  readonly at: Spot;
  readonly side: 'right' | 'left';
  /** The smallest box around the middle in which dot and name are whole, clear of the caption and the scale at the foot. */
  readonly needs: { readonly width: number; readonly height: number };
}

/** How long a kilometre is drawn, and the bar that says so. */
interface Scale {
  readonly pixelsPerKm: number;
  readonly barKm: number;
}

/** The surroundings of a point, which is in the middle. */
export interface RegionMap extends Frame {
  readonly scale: Scale;
  readonly land: readonly (readonly Spot[])[];
  readonly borders: readonly (readonly Spot[])[];
  readonly towns: readonly TownMark[];
}

/**
 * A map is shown at the size it is drawn and cropped to the available space, so that a kilometre has the same length on a card as
 * on a wide page.
 */
export const MAP_FRAME: Frame = { width: 1600, height: 840 };
/** From near to far. */
const SCALES: readonly [Scale, ...Scale[]] = [
  { pixelsPerKm: 3.2, barKm: 20 },
  { pixelsPerKm: 1.6, barKm: 40 },
  { pixelsPerKm: 1, barKm: 50 },
];
/** The smallest box that a map is shown in: a location's card on a phone. */
const SMALLEST: Frame = { width: 340, height: 170 };
/** The space taken in the middle of a map by the pin and the suburb's name. */
const MIDDLE = { left: -110, right: 110, top: -60, bottom: 34 };
const KM_A_DEGREE = (6371 * Math.PI) / 180;

/**
 * The surroundings of a point from real outlines: coast, borders and towns whose names do not overlap. Inland it looks from further away,
 * until even the smallest map has a shore or two towns to know the place by.
 */
export function regionMap(outlines: Outlines, middle: Point, frame: Frame = MAP_FRAME): RegionMap {
  const [near, ...farther] = SCALES;
  let map = mapAt(near, outlines, middle, frame);
  for (const scale of farther) {
    if (saysWhere(map)) break;
    map = mapAt(scale, outlines, middle, frame);
  }
  return map;
}

function saysWhere({ land, towns, width, height }: RegionMap): boolean {
  const [left, top] = [(width - SMALLEST.width) / 2, (height - SMALLEST.height) / 2];
  const isCorner = ([x, y]: Spot) => (x === 0 || x === SMALLEST.width) && (y === 0 || y === SMALLEST.height);
  // Land without a shore fills the whole box.
  const hasShore = land.some(
    (ring) =>
      !clipRing(
        ring.map(([x, y]): Spot => [x - left, y - top]),
        SMALLEST,
      ).every(isCorner),
  );
  return hasShore || towns.filter(({ needs }) => needs.width <= SMALLEST.width && needs.height <= SMALLEST.height).length > 1;
}

function mapAt(scale: Scale, outlines: Outlines, middle: Point, frame: Frame): RegionMap {
  const spot = projection(middle, scale, frame);
  // Shapes extend beyond the frame, so that no shore runs along its edge.
  const wide = { width: frame.width + 2 * BLEED, height: frame.height + 2 * BLEED };
  const shifted = (line: readonly Point[]) => line.map(spot).map(([x, y]): Spot => [x + BLEED, y + BLEED]);
  const back = (line: readonly Spot[]) => line.map(([x, y]): Spot => [round(x - BLEED), round(y - BLEED)]);
  return {
    ...frame,
    scale,
    land: outlines.coast.map((ring) => back(clipRing(shifted(ring), wide))).filter((ring) => ring.length > 2),
    borders: outlines.borders
      .map((line) => line.map(spot))
      .filter((line) => isNear(line, frame))
      .map((line) => line.map(rounded)),
    towns: townMarks(outlines.towns, spot, frame),
  };
}

const BLEED = 20;
const round = (figure: number) => Math.round(figure * 10) / 10;
const rounded = ([x, y]: Spot): Spot => [round(x), round(y)];

/** Degrees to drawing units, true to scale around the middle. */
function projection(middle: Point, { pixelsPerKm }: Scale, { width, height }: Frame): (point: Point) => Spot {
  const north = KM_A_DEGREE * pixelsPerKm;
  const east = north * Math.cos((middle.lat * Math.PI) / 180);
  return ({ lat, long }) => [width / 2 + (long - middle.long) * east, height / 2 - (lat - middle.lat) * north];
}

/** Whether any part of a line may be visible, even if both its ends are outside. */
function isNear(line: readonly Spot[], { width, height }: Frame): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return Math.min(...xs) < width && Math.max(...xs) > 0 && Math.min(...ys) < height && Math.max(...ys) > 0;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function townMarks(towns: readonly Town[], spot: (point: Point) => Spot, { width, height }: Frame): TownMark[] {
  const taken: Box[] = [
    {
      left: width / 2 + MIDDLE.left,
      right: width / 2 + MIDDLE.right,
      top: height / 2 + MIDDLE.top,
      bottom: height / 2 + MIDDLE.bottom,
    },
  ];
  return towns
    .map((town) => ({ ...town, at: rounded(spot(town)) }))
    .filter(({ at: [x, y] }) => x > 0 && x < width && y > 0 && y < height)
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ name, at }): TownMark[] => {
      const side = (['right', 'left'] as const).find((one) => taken.every((box) => !meets(box, labelBox(name, at, one))));
      if (side === undefined) return [];
      taken.push(labelBox(name, at, side));
      return [{ name, at, side, needs: boxFor(labelBox(name, at, side), { width, height }) }];
    });
}

/** The caption and the scale take this much of the foot of a map. */
const FOOT = 40;

/** A map is cropped around its middle: the least size at which a box of the drawing is still whole. */
const boxFor = ({ left, right, top, bottom }: Box, { width, height }: Frame): TownMark['needs'] => ({
  width: Math.ceil(2 * Math.max(width / 2 - left, right - width / 2)),
  height: Math.ceil(2 * Math.max(height / 2 - top, bottom - height / 2 + FOOT)),
});

/** The space that a name needs beside its town, with a margin. */
function labelBox(name: string, [x, y]: Spot, side: TownMark['side']): Box {
  const length = 14 + name.length * 7.4;
  return side === 'right'
    ? { left: x - 6, right: x + length, top: y - 12, bottom: y + 12 }
    : { left: x - length, right: x + 6, top: y - 12, bottom: y + 12 };
}

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
