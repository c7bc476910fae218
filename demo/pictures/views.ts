import type { Body } from './body.ts';
import type { Point3 } from './path.ts';

/** From where a vehicle is seen: degrees round it (0 the nose, 90 its right side, 270 its left) and above the ground. */
export interface View {
  readonly azimuth: number;
  readonly elevation: number;
  readonly width: number;
  readonly height: number;
  /** A spin keeps the same distance all the way round. */
  readonly spin?: true;
  /** A close-up looks at this point from this far. */
  readonly closeUp?: { readonly at: Point3; readonly distance: number };
}

/** A spin shows the first face only: the second would cost as much again, and few listings have a spin. */
export const HAS_SPIN = 'a';

/** Frames in a full turn. */
export const SPIN_FRAMES = 24;
const STILL = { width: 864, height: 576 };
const FINE_STILL = { width: 1200, height: 800 };
const FRAME = { width: 648, height: 432 };

/** The name of a spin frame, such as spin07. */
export const spinName = (frame: number): string => `spin${String(frame).padStart(2, '0')}`;

/** The frame that shows the same as this one in a mirror; frames 0 and 12 mirror themselves. */
export const mirrorFrame = (frame: number): number => (SPIN_FRAMES - frame) % SPIN_FRAMES;

/** The seven still views, from the side a dealer photographs. */
export function stillViews(body: Body): Readonly<Record<string, View>> {
  const size = body.fine ? FINE_STILL : STILL;
  const side = body.shownFrom === 'left' ? -1 : 1;
  const near = (z: number): number => -side * z;
  const [axle = 1] = body.axles;
  return {
    f34: { ...size, azimuth: side * 38, elevation: 7 },
    side: { ...size, azimuth: side * 90, elevation: 3 },
    r34: { ...size, azimuth: side * 142, elevation: 8 },
    front: { ...size, azimuth: 0, elevation: 4 },
    rear: { ...size, azimuth: 180, elevation: 4 },
    nose: {
      ...size,
      azimuth: side * 40,
      elevation: 8,
      closeUp: { at: [0.3, body.height * 0.42, near(body.halfWidth * 0.3)], distance: 2.2 + body.height * 1.7 },
    },
    wheel: {
      ...size,
      azimuth: side * 62,
      elevation: 5,
      closeUp: { at: [axle, body.wheelRadius + 0.1, near(body.track)], distance: body.wheelRadius * 12 },
    },
  };
}

/** The spin frames that must be rendered; where both sides look the same, the rest are mirror images. */
export function spinViews(body: Body): Readonly<Record<string, View>> {
  const count = body.symmetric ? SPIN_FRAMES / 2 + 1 : SPIN_FRAMES;
  return Object.fromEntries(
    Array.from({ length: count }, (_, i): [string, View] => [
      spinName(i),
      { ...FRAME, azimuth: (i * 360) / SPIN_FRAMES, elevation: 8, spin: true },
    ]),
  );
}

/** The camera's angle of view from bottom to top, in degrees. */
export const FIELD_OF_VIEW = 20;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where eye level lies in a view, as a share of the height from the top. */
export function horizonOf(view: View): number {
  return Number((0.5 - Math.tan(radians(view.elevation)) / (2 * Math.tan(radians(FIELD_OF_VIEW / 2)))).toFixed(3));
}
