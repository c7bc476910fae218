import type { Point3 } from '../../path.ts';
import type { CarPlan } from '../car/car-plan.ts';

/** A broken-line map: pairs of old and new, ascending. */
type Map = readonly (readonly [from: number, to: number])[];

function mapping(pairs: Map): (value: number) => number {
  return (value) => {
    let k = 0;
    while (k < pairs.length - 2 && value > (pairs[k + 1]?.[0] ?? 0)) k++;
    const [a, b] = pairs[k] as readonly [number, number];
    const [c, d] = pairs[k + 1] as readonly [number, number];
    return b + ((value - a) * (d - b)) / (c - a);
  };
}

const same = (value: number): number => value;

/** Moves the points of a drawing. */
const moved = (text: string, first: (v: number) => number, second: (v: number) => number): string =>
  text
    .split(',')
    .map((point) => {
      const [a = '', b = ''] = point.trim().split(/\s+/);
      return `${first(Number(a)).toFixed(4)} ${second(Number.parseFloat(b)).toFixed(4)}${b.endsWith('!') ? '!' : ''}`;
    })
    .join(', ');

/** A sister of a car: every drawing is moved along and up by two broken-line maps, so that lamps, shut lines and glass stay together. */
export function sister(plan: CarPlan, along: Map, up: Map, wide: number, own: Partial<CarPlan>): CarPlan {
  const x = mapping(along);
  const y = mapping(up);
  const z = (value: number): number => value * wide;
  const spot = ([a, b, c]: Point3): Point3 => [x(a), y(b), z(c)];
  const edges = ([a, b, c, d]: readonly [number, number, number, number]) => [x(a), x(b), y(c), y(d)] as const;
  return {
    ...plan,
    length: x(plan.length),
    height: y(plan.height),
    axles: [x(plan.axles[0]), x(plan.axles[1])],
    track: z(plan.track),
    shoulder: y(plan.shoulder),
    sill: y(plan.sill),
    upperFrom: y(plan.upperFrom),
    beltHeight: y(plan.beltHeight),
    chin: y(plan.chin),
    rearChin: y(plan.rearChin),
    plate: y(plan.plate),
    rearPlate: y(plan.rearPlate),
    screen: edges(plan.screen),
    rearScreen: edges(plan.rearScreen),
    windowEnd: [x(plan.windowEnd[0]), y(plan.windowEnd[1]), plan.windowEnd[2]],
    pillars: plan.pillars.map(([a, b, half]) => [x(a), x(b), half] as const),
    handles: plan.handles.map(([a, b]) => [x(a), y(b)] as const),
    lenses: plan.lenses.map(([a, b]) => [a, y(b)] as const),
    mirror: spot(plan.mirror),
    seat: [x(plan.seat[0]), y(plan.seat[1])],
    dash: [x(plan.dash[0]), y(plan.dash[1])],
    lower: moved(plan.lower, x, y),
    upper: moved(plan.upper, x, y),
    belt: moved(plan.belt, x, y),
    plan: moved(plan.plan, x, z),
    upperPlan: moved(plan.upperPlan, x, z),
    tuck: moved(plan.tuck, y, same),
    upperTuck: moved(plan.upperTuck, y, same),
    shut: plan.shut.map((line) => moved(line, x, y)),
    topShut: plan.topShut.map((line) => moved(line, x, z)),
    guides: plan.guides.map((line) => moved(line, same, y)),
    tailGuides: plan.tailGuides.map((line) => moved(line, same, y)),
    lamp: moved(plan.lamp, same, y),
    tail: moved(plan.tail, same, y),
    gate: moved(plan.gate, z, y),
    ...(plan.rearSeams && { rearSeams: plan.rearSeams.map((line) => moved(line, z, y)) }),
    ...(plan.reflector && {
      reflector: [z(plan.reflector[0]), z(plan.reflector[1]), y(plan.reflector[2]), y(plan.reflector[3])] as const,
    }),
    ...(plan.badge !== undefined && { badge: y(plan.badge) }),
    ...(plan.insert && { insert: moved(plan.insert, same, y) }),
    ...(plan.slot && { slot: moved(plan.slot, same, y) }),
    ...(plan.grille && { grille: { ...plan.grille, area: moved(plan.grille.area, same, y) } }),
    ...(plan.skid && { skid: [y(plan.skid[0]), y(plan.skid[1]), plan.skid[2]] as const }),
    ...(plan.roofGlass && { roofGlass: [x(plan.roofGlass[0]), x(plan.roofGlass[1]), plan.roofGlass[2]] as const }),
    ...(plan.bars && { bars: plan.bars.map((bar) => ({ ...bar, points: bar.points.map(spot) })) }),
    ...own,
  };
}
