import type { Point3 } from '../path.ts';
import { SPIN_FRAMES, spinName } from '../views.ts';
import type { CarPlan } from './car/car-plan.ts';
import type { CaravanPlan } from './caravan/caravan-plan.ts';

/** From where a traced vehicle is seen. */
export interface TracedView {
  readonly width: number;
  readonly height: number;
  /** Degrees round it: 0 the nose, 90 its right side. */
  readonly azimuth: number;
  /** The camera's height in metres, and its angle of view across. */
  readonly eye: number;
  readonly lens: number;
  /** The share of the width that the vehicle fills. */
  readonly fill: number;
  readonly spin?: true;
  /** A close-up looks at a point and shows so many metres across. */
  readonly closeUp?: { readonly at: Point3; readonly across: number };
}

/** Three to two, and even, because colour is kept at half the size. */
const STILL = { width: 1602, height: 1068, fill: 0.84 };
const FRAME = { width: 960, height: 640, fill: 0.86 };

/** The seven still views. */
export function tracedStills(plan: CarPlan): Readonly<Record<string, TracedView>> {
  const radius = plan.tyre / 2;
  return {
    f34: { ...STILL, azimuth: 36, eye: 1.2, lens: 22 },
    side: { ...STILL, azimuth: 90, eye: 1.0, lens: 19, fill: 0.88 },
    r34: { ...STILL, azimuth: 143, eye: 1.3, lens: 22 },
    front: { ...STILL, azimuth: 0, eye: 1.1, lens: 15, fill: 0.6 },
    rear: { ...STILL, azimuth: 180, eye: 1.15, lens: 15, fill: 0.6 },
    nose: {
      ...STILL,
      azimuth: 40,
      eye: 1.25,
      lens: 15,
      closeUp: { at: [0.5, plan.height * 0.42, -0.42], across: 2.5 },
    },
    wheel: {
      ...STILL,
      azimuth: 64,
      eye: 0.8,
      lens: 12,
      closeUp: { at: [plan.axles[0] + 0.08, radius + 0.13, -0.9], across: 1.75 },
    },
  };
}

/** The seven still views of a caravan, from the kerb side, as near as a dealer stands in the yard. */
export function caravanStills(plan: CaravanPlan): Readonly<Record<string, TracedView>> {
  const { axles, tyre, drawbar, height, cab } = plan;
  return {
    f34: { ...STILL, azimuth: -40, eye: 1.55, lens: 38 },
    side: { ...STILL, azimuth: -90, eye: 1.45, lens: 28, fill: 0.9 },
    r34: { ...STILL, azimuth: -140, eye: 1.55, lens: 38 },
    front: { ...STILL, azimuth: 0, eye: 1.5, lens: 26, fill: 0.6 },
    rear: { ...STILL, azimuth: 180, eye: 1.5, lens: 24, fill: 0.6 },
    nose: {
      ...STILL,
      azimuth: -48,
      eye: 1.5,
      lens: 30,
      closeUp: { at: [cab ? 0.9 : drawbar.from - 0.3, height * 0.36, 0.25], across: 3.4 },
    },
    wheel: {
      ...STILL,
      azimuth: -66,
      eye: 0.9,
      lens: 24,
      closeUp: { at: [((axles[0] ?? 0) + (axles.at(-1) ?? 0)) / 2, tyre / 2 + 0.2, 1.1], across: 2.6 },
    },
  };
}

/** Half a turn of a car; the rest are mirror images. */
export const tracedSpin = (): Readonly<Record<string, TracedView>> => spin(SPIN_FRAMES / 2 + 1, { eye: 1.25, lens: 22 });

/** The whole turn of a caravan, whose door is on one side. */
export const caravanSpin = (): Readonly<Record<string, TracedView>> => spin(SPIN_FRAMES, { eye: 1.55, lens: 30 });

function spin(frames: number, from: Pick<TracedView, 'eye' | 'lens'>): Readonly<Record<string, TracedView>> {
  return Object.fromEntries(
    Array.from({ length: frames }, (_, i): [string, TracedView] => [
      spinName(i),
      { ...FRAME, ...from, azimuth: (i * 360) / SPIN_FRAMES, spin: true },
    ]),
  );
}
