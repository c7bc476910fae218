import { HAS_SPIN } from '../views.ts';
import { isCaravan, type Plan } from './plan.ts';
import { camperA, camperB } from './plans/camper.ts';
import { caravanA } from './plans/caravan.ts';
import { crossoverA, crossoverB, liftbackA, liftbackB } from './plans/electric.ts';
import { fourByFourA, fourByFourB } from './plans/four-by-four.ts';
import { hatchA, hatchB } from './plans/hatch.ts';
import { motorhomeA, motorhomeB } from './plans/motorhome.ts';
import { caravanB } from './plans/off-road-caravan.ts';
import { peopleMoverA, peopleMoverB } from './plans/people-mover.ts';
import { popTopA, popTopB } from './plans/pop-top.ts';
import { sedanA, sedanB } from './plans/sedan.ts';
import { suvA, suvB } from './plans/suv.ts';
import { uteA, uteB } from './plans/ute.ts';
import { wagonA, wagonB } from './plans/wagon.ts';
import { caravanSpin, caravanStills, type TracedView, tracedSpin, tracedStills } from './traced-views.ts';

/** Bodies that are traced, by the name their layers are kept under: body and face. */
export const TRACED: Readonly<Record<string, Plan>> = {
  'suv-a': suvA,
  'suv-b': suvB,
  'hatch-a': hatchA,
  'hatch-b': hatchB,
  'sedan-a': sedanA,
  'sedan-b': sedanB,
  'ute-a': uteA,
  'ute-b': uteB,
  'crossover-a': crossoverA,
  'crossover-b': crossoverB,
  'liftback-a': liftbackA,
  'liftback-b': liftbackB,
  'wagon-a': wagonA,
  'wagon-b': wagonB,
  'four-by-four-a': fourByFourA,
  'four-by-four-b': fourByFourB,
  'people-mover-a': peopleMoverA,
  'people-mover-b': peopleMoverB,
  'caravan-a': caravanA,
  'caravan-b': caravanB,
  'pop-top-a': popTopA,
  'pop-top-b': popTopB,
  'camper-a': camperA,
  'camper-b': camperB,
  'motorhome-a': motorhomeA,
  'motorhome-b': motorhomeB,
};

/** The views of a traced body. */
export function viewsOf(name: string): Readonly<Record<string, TracedView>> {
  const plan = TRACED[name];
  if (!plan) return {};
  const hasSpin = name.endsWith(`-${HAS_SPIN}`);
  if (isCaravan(plan)) return { ...caravanStills(plan), ...(hasSpin ? caravanSpin() : {}) };
  return { ...tracedStills(plan), ...(hasSpin ? tracedSpin() : {}) };
}
