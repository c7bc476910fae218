import type { CarPlan } from './car/car-plan.ts';
import type { CaravanPlan } from './caravan/caravan-plan.ts';
import { curve } from './fields/curve.ts';
import { isCaravan, type Plan } from './plan.ts';
import type { TracedView } from './traced-views.ts';

type Vector = readonly [number, number, number];

export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly eye: Vector;
  /** Leaves the direction through a place in the picture in RAY; the place is given as shares of its width and height. */
  readonly aim: (x: number, y: number) => void;
  /** Where a point of the scene appears, as shares of the width and height. */
  readonly place: (x: number, y: number, z: number) => readonly [number, number];
  /** Where eye level lies, as a share of the height from the top. */
  readonly horizon: number;
}

/** About how wide cars and caravans are, and how far the camera of a spin follows what it sees of them. */
const [CAR_WIDE, CARAVAN_WIDE] = [1.9, 2.4];
const NEARER = 0.4;
/** How far above the middle of a spin frame a vehicle reaches, as a share of its height: a tall end close to the camera is not cut off. */
const HIGHEST = 0.55;

/** The direction that a camera was last aimed in. */
export const RAY = new Float64Array(3);

const normal = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A camera that shows a view: a close-up from its distance, the whole car so that it fills its share of the frame, in the middle. */
export function cameraOf(plan: Plan, view: TracedView): Camera {
  const half = Math.tan((view.lens * Math.PI) / 360);
  if (view.closeUp) return lookAt(view, view.closeUp.at, view.closeUp.across / 2 / half, half);
  const aspect = view.height / view.width;
  let target: Vector = [plan.length / 2, plan.height * 0.47, 0];
  if (view.spin) {
    const nearest =
      (plan.height * HIGHEST) / half / aspect + (plan.length / 2) * Math.abs(Math.cos((view.azimuth * Math.PI) / 180));
    return lookAt(view, target, Math.max(spinReach(plan, view.azimuth) / half / view.fill + 0.6, nearest), half);
  }
  const points = isCaravan(plan) ? caravanSilhouette(plan) : carSilhouette(plan);
  let distance = plan.length / half;
  for (let round = 0; round < 12; round++) {
    const camera = axes(view, target, distance);
    const seen = points.map((point) => {
      const from: Vector = [point[0] - camera.eye[0], point[1] - camera.eye[1], point[2] - camera.eye[2]];
      const deep = dot(from, camera.ahead) * half;
      return [dot(from, camera.right) / deep, dot(from, camera.up) / deep / aspect] as const;
    });
    const xs = seen.map(([x]) => x);
    const ys = seen.map(([, y]) => y);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = Math.max((right - left) / 2 / view.fill, (high - low) / 2 / 0.74);
    const across = ((left + right) / 2) * half * distance;
    const above = ((low + high) / 2 + 0.05) * half * aspect * distance;
    target = [target[0] + camera.right[0] * across, target[1] + above, target[2] + camera.right[2] * across];
    distance *= scale;
  }
  return lookAt(view, target, distance, half);
}

/** Half of what a spin frame shows across. The camera comes nearer towards nose and tail, or the car would be small there; half-way only, so that it does not seem to grow. */
function spinReach(plan: Plan, azimuth: number): number {
  const { length } = plan;
  const wide = isCaravan(plan) ? CARAVAN_WIDE : CAR_WIDE;
  const turn = (azimuth * Math.PI) / 180;
  const longest = (Math.hypot(length, wide) / 2) * 0.97;
  const seen = (Math.abs(length * Math.sin(turn)) + Math.abs(wide * Math.cos(turn))) / 2;
  return longest + NEARER * Math.min(0, seen - longest);
}

/** Points that bound a car from any side: its outlines, at the widths they have. */
function carSilhouette(plan: CarPlan): Vector[] {
  const lower = curve(plan.lower, true, 3).flatMap(([x, y]): Vector[] => {
    const end = Math.min(x, plan.length - x);
    const wide = 0.93 - 0.3 * Math.max(0, 1 - end / 0.45) ** 2;
    return [-wide, 0, wide].map((z) => [x, y, z]);
  });
  const upper = curve(plan.upper, true, 3).flatMap(([x, y]): Vector[] => [-0.62, 0.62].map((z) => [x, y, z]));
  const ground = plan.axles.flatMap((x): Vector[] => [-0.92, 0.92].map((z) => [x, 0, z]));
  return [...lower, ...upper, ...ground];
}

/** The same of a caravan: its boxes, the wheels' feet, and the coupling or a motorhome's cab. */
function caravanSilhouette({ boxes, axles, length, drawbar, cab }: CaravanPlan): Vector[] {
  const walls = boxes.flatMap(({ outline, half }) =>
    curve(outline, true, 3).flatMap(([x, y]): Vector[] => [-half, half].map((z) => [x, y, z])),
  );
  const ground = axles.flatMap((x): Vector[] => [-1, 1].map((z) => [x, 0, z]));
  const front: Vector[] = cab
    ? carSilhouette(cab)
    : [
        [0, drawbar.height, 0],
        [0.6, 0, 0.2],
      ];
  return [...walls, ...ground, ...front, [length + 0.25, 0.9, 0]];
}

function axes(view: TracedView, target: Vector, distance: number) {
  const turn = (view.azimuth * Math.PI) / 180;
  const eye: Vector = [target[0] - Math.cos(turn) * distance, view.eye, target[2] - Math.sin(turn) * distance];
  const ahead = normal([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = normal([-ahead[2], 0, ahead[0]]);
  const up: Vector = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  return { eye, ahead, right, up };
}

function lookAt(view: TracedView, target: Vector, distance: number, half: number): Camera {
  const { width, height } = view;
  const { eye, ahead, right, up } = axes(view, target, distance);
  const tall = (half * height) / width;
  const aim = (x: number, y: number): void => {
    const u = (x * 2 - 1) * half;
    const v = (1 - y * 2) * tall;
    const dx = ahead[0] + right[0] * u + up[0] * v;
    const dy = ahead[1] + right[1] * u + up[1] * v;
    const dz = ahead[2] + right[2] * u + up[2] * v;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    RAY[0] = dx / length;
    RAY[1] = dy / length;
    RAY[2] = dz / length;
  };
  const place = (x: number, y: number, z: number): readonly [number, number] => {
    const from: Vector = [x - eye[0], y - eye[1], z - eye[2]];
    const deep = dot(from, ahead);
    return [0.5 + dot(from, right) / deep / half / 2, 0.5 - dot(from, up) / deep / tall / 2];
  };
  const fall = ahead[1] / Math.hypot(ahead[0], ahead[2]);
  return { width, height, eye, aim, place, horizon: Number((0.5 + fall / (2 * tall)).toFixed(3)) };
}
