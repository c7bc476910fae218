/** A point of a line. */
export type Place = readonly [x: number, y: number];

/** The same line with fewer points; none of the omitted points is farther from it than the tolerance (Douglas–Peucker). */
export function simplified(line: readonly Place[], tolerance: number): Place[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let [furthest, distance] = [0, -1];
  for (const [at, point] of line.entries()) {
    if (at === 0 || at === line.length - 1) continue;
    const off = offLine(point, first, last);
    if (off > distance) [furthest, distance] = [at, off];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplified(line.slice(0, furthest + 1), tolerance).slice(0, -1), ...simplified(line.slice(furthest), tolerance)];
}

function offLine([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place): number {
  const [along, up] = [toX - fromX, toY - fromY];
  const length = along ** 2 + up ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * along + (y - fromY) * up) / length));
  return Math.hypot(x - fromX - share * along, y - fromY - share * up);
}
