/** A point of an outline, in metres. A third number 1 marks a hard corner that a spline must not round. */
export type Point = readonly [number, number, corner?: 1];
/** A point in space, in metres. */
export type Point3 = readonly [number, number, number];

/** A point of a shape that wraps round a corner of the body: across the nose (or tail) at z, or along the flank at x; y up. */
export interface AroundPoint {
  readonly on: 'end' | 'flank';
  readonly at: number;
  readonly y: number;
}

const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number);

/** Reads an outline such as `'0.2 0.17!, 0.05 0.26'`: x and y, an exclamation mark for a hard corner. Bodies stay legible this way. */
export function path(text: string): readonly Point[] {
  return text.split(',').map((entry) => {
    const [x = Number.NaN, y = Number.NaN] = numbers(entry.replace('!', ''));
    if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`This outline has a point that is not two numbers: ${entry}`);
    return entry.includes('!') ? [x, y, 1] : [x, y];
  });
}

/** Reads a line in space such as `'1 0.5 0.4, 1.2 0.6 0.4'`. */
export function path3(text: string): readonly Point3[] {
  return text.split(',').map((entry) => {
    const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = numbers(entry);
    if (Number.isNaN(x + y + z)) throw new Error(`This line has a point that is not three numbers: ${entry}`);
    return [x, y, z];
  });
}

/** Reads a shape round a corner: `'0.6 0.62 | 0.3 0.66, 0.5 0.79 | 0.62 0.72'` goes along the nose, the flank and back to the nose. */
export function around(text: string): readonly AroundPoint[] {
  return text
    .split('|')
    .flatMap((run, i) => path(run).map(([at, y]): AroundPoint => ({ on: i % 2 === 0 ? 'end' : 'flank', at, y })));
}
