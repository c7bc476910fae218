import type { Art, BodyPlan, Shape } from './body.ts';
import type { Point } from './path.ts';

/** The same drawing in other proportions: all lengths times `along`, and what lies above the belt line lifted by `lift`. */
export function stretch(body: BodyPlan, along: number, belt: number, lift: number): BodyPlan {
  const x = (value: number): number => value * along;
  const y = (value: number): number => (value > belt ? belt + (value - belt) * lift : value);
  const both = ([px, py, corner]: Point): Point => (corner ? [x(px), y(py), corner] : [x(px), y(py)]);
  const upOnly = ([px, py]: Point): Point => [px, y(py)];
  const alongOnly = ([px, pz]: Point): Point => [x(px), pz];
  const sheet = (shapes: readonly Shape[], move: (point: Point) => Point): readonly Shape[] =>
    shapes.map((shape) => moved(shape, move));
  const art: Art = {
    ...body.art,
    side: sheet(body.art.side, both),
    left: sheet(body.art.left ?? [], both),
    right: sheet(body.art.right ?? [], both),
    front: sheet(body.art.front, upOnly),
    rear: sheet(body.art.rear, upOnly),
    top: sheet(body.art.top, alongOnly),
  };
  return {
    ...body,
    art,
    length: x(body.length),
    height: y(body.height),
    axles: body.axles.map(x),
    ...(body.cabin && { cabin: [x(body.cabin[0]), x(body.cabin[1]), body.cabin[2], body.cabin[3]] }),
    shells: body.shells.map((shell) => ({
      ...shell,
      side: shell.side.map(both),
      widths: shell.widths.map(alongOnly),
      tuck: shell.tuck.map(([py, by]): Point => [y(py), by]),
    })),
    parts: body.parts.map((part) => ('at' in part ? { ...part, at: [x(part.at[0]), y(part.at[1]), part.at[2]] } : part)),
  };
}

function moved(shape: Shape, move: (point: Point) => Point): Shape {
  const { area, line, belt, circle } = shape;
  const centre = circle && move([circle[0], circle[1]]);
  return {
    ...shape,
    ...(area && { area: area.map(move) }),
    ...(line && { line: line.map(move) }),
    ...(belt && { belt: belt.map(move) }),
    ...(circle && centre && { circle: [centre[0], centre[1], circle[2]] }),
  };
}
