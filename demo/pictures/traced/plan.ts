import { carParts } from './car/car-parts.ts';
import type { CarPlan } from './car/car-plan.ts';
import type { Part } from './car/part.ts';
import { caravanParts } from './caravan/caravan-parts.ts';
import type { CaravanPlan } from './caravan/caravan-plan.ts';
import type { Lit } from './light/tracer.ts';

/** What can be traced. */
export type Plan = CarPlan | CaravanPlan;

export const isCaravan = (plan: Plan): plan is CaravanPlan => 'kind' in plan;

/** The solids of a plan, with what each spot of them is made of. */
export const partsOf = (plan: Plan): readonly Part[] => (isCaravan(plan) ? caravanParts(plan) : carParts(plan));

/** What of a plan its light depends on. A caravan is shown and lit from the kerb side, where its door is. */
export function litOf(plan: Plan): Lit {
  if (!isCaravan(plan)) return plan;
  const { length, height, tailGuides, cab } = plan;
  return {
    length,
    height: cab?.height ?? height,
    tailGuides,
    guides: cab?.guides ?? [],
    lenses: cab?.lenses ?? [],
    litFrom: 'left',
  };
}
