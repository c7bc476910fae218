import { carParts } from '../car/car-parts.ts';
import type { CarPlan } from '../car/car-plan.ts';
import type { Part, Stand } from '../car/part.ts';
import type { BoxPlan, CaravanPlan } from './caravan-plan.ts';
import { drawbarParts } from './drawbar.ts';
import { awningParts, caravanWheel, chassisParts, mudguards, rearPlate, roofPart, spareParts, stepParts } from './fittings.ts';
import { openingPart } from './openings.ts';
import { shellOf } from './shell.ts';
import { fixtureParts } from './solids.ts';

/** A caravan's parts. */
export function caravanParts(plan: CaravanPlan): readonly Part[] {
  const [walls, ...above] = plan.boxes as readonly [BoxPlan, ...BoxPlan[]];
  const shell = shellOf(plan, walls, true);
  const uppers = above.map((box) => ({ box, shell: shellOf(plan, box, false) }));
  const canvas = uppers.find(({ box }) => box.skin === 'canvas')?.shell ?? shell;
  const roof = Math.max(...plan.boxes.map(topOf));
  return [
    shell.part,
    ...uppers.map((upper) => upper.shell.part),
    ...plan.openings.map((opening) => openingPart(plan, opening.kind === 'flap' ? canvas : shell, opening)),
    ...wheels(plan),
    mudguards(plan, walls.half),
    ...chassisParts(plan),
    ...(plan.cab ? cabParts(plan.cab) : drawbarParts(plan)),
    ...awningParts(plan, shell),
    ...plan.roof.map((box) => roofPart(box, roof - 0.02)),
    ...stepParts(plan, shell),
    ...plan.spares.flatMap((spare) => spareParts(plan, spare)),
    ...(plan.fixtures ?? []).flatMap(fixtureParts),
    rearPlate(plan, shell),
  ];
}

/** The front of a van. What its plan says of the rear lies within the walls, so the wheels there are the caravan's. */
const cabParts = (cab: CarPlan): readonly Part[] => carParts(cab).filter(({ stand }) => !stand || stand.x === cab.axles[0]);

/** How high the outline of a box reaches. */
const topOf = ({ outline }: BoxPlan): number =>
  Math.max(...outline.split(',').map((point) => Number.parseFloat(point.trim().split(/\s+/)[1] ?? '0')));

function wheels(plan: CaravanPlan): Part[] {
  const radius = plan.tyre / 2;
  const made = caravanWheel(plan);
  return plan.axles.flatMap((x) =>
    ([1, -1] as const).map((side): Part => {
      const turn = x * 1.7;
      const stand: Stand = { x, y: radius, z: plan.track, cos: Math.cos(turn), sin: Math.sin(turn), side };
      return { name: 'wheel', ...made, reach: 0.0012, stand };
    }),
  );
}
