import { PAINT_RANGE } from '#src/adapters/images/compose-layers.ts';
import { encodedLight } from '#src/adapters/images/linear-light.ts';
import { type Camera, RAY } from './camera.ts';
import { SAMPLE, type tracer } from './light/tracer.ts';

/** Numbers of a pixel before encoding: see SAMPLE. */
const CHANNELS = 5;
const GRID = 4;
/** Eight cells of a 4 × 4 grid, two in each row and column; the first two and the first four lie far apart. Sixteen would cost twice as much. */
const CELLS = [1, 14, 8, 7, 2, 13, 4, 11] as const;
/** After so many samples it is asked whether they agree: how far they may differ, as seen. The fewer, the closer. */
const LOOKS = [
  { after: 2, within: 0.016 },
  { after: 4, within: 0.022 },
] as const;
/** A sample is held to this before averaging, so that a mirrored lamp leaves no lone dot. */
const BRIGHTEST = 1.5;

type Covered = (column: number, row: number) => boolean;

/** Renders one row of a picture. Where the first samples agree with each other and with the pixel before, no more are taken. */
export function renderRow(
  rays: ReturnType<typeof tracer>,
  camera: Camera,
  isCovered: Covered,
  row: number,
  isDraft: boolean,
  out: Float32Array,
): void {
  rays.reseed(row * 7919 + 17);
  const [ex, ey, ez] = camera.eye;
  const sum = new Float64Array(CHANNELS);
  let before = -1;
  for (let column = 0; column < camera.width; column++) {
    const o = (row * camera.width + column) * CHANNELS;
    if (!isCovered(column, row)) {
      camera.aim((column + 0.5) / camera.width, (row + 0.5) / camera.height);
      rays.bare(ex, ey, ez, RAY[0] as number, RAY[1] as number, RAY[2] as number);
      out.set(SAMPLE, o);
      before = -1;
      continue;
    }
    sum.fill(0);
    let least = 9;
    let most = -9;
    let count = 0;
    for (let s = 0; s < CELLS.length; s++) {
      const cell = CELLS[s] as number;
      if (
        (count === LOOKS[0].after || count === LOOKS[1].after) &&
        isSettled(count, most - least, before, seen(sum, count), isDraft)
      )
        break;
      const x = (column + ((cell % GRID) + rays.random()) / GRID) / camera.width;
      const y = (row + (Math.floor(cell / GRID) + rays.random()) / GRID) / camera.height;
      camera.aim(x, y);
      rays.sample(ex, ey, ez, RAY[0] as number, RAY[1] as number, RAY[2] as number);
      for (let c = 0; c < CHANNELS; c++) sum[c] = (sum[c] as number) + Math.min(SAMPLE[c] as number, BRIGHTEST);
      const value = seen(SAMPLE, 1);
      least = Math.min(least, value);
      most = Math.max(most, value);
      count++;
    }
    before = seen(sum, count);
    for (let c = 0; c < CHANNELS; c++) out[o + c] = (sum[c] as number) / count;
  }
}

function isSettled(count: number, spread: number, before: number, now: number, isDraft: boolean): boolean {
  const { within } = count === LOOKS[0].after ? LOOKS[0] : LOOKS[1];
  if (isDraft && count === LOOKS[1].after) return true;
  return spread < within && (before < 0 || Math.abs(now - before) < within * 2);
}

/** About how bright a sum of samples looks in a middling paint, 0 to 1. */
function seen(sum: Float64Array, count: number): number {
  const light = 0.35 * (sum[0] as number) + 0.65 * (sum[1] as number) + 0.4 * (sum[3] as number) + 0.8 * (sum[4] as number);
  return Math.sqrt(Math.min(1, Math.max(0, light / count)));
}

/** Three pictures above one another, four bytes a pixel, as they are encoded: light, paint light, background. */
export function layerPixels(values: Float32Array, count: number): Buffer {
  const pixels = Buffer.alloc(count * 3 * 4, 255);
  const put = (at: number, value: number): void => {
    pixels[at] = Math.round(encodedLight(Math.min(1, Math.max(0, value))));
  };
  for (let i = 0; i < count; i++)
    for (let c = 0; c < 3; c++) {
      put(i * 4 + c, values[i * CHANNELS + c] as number);
      put((count + i) * 4 + c, (values[i * CHANNELS + 3] as number) / PAINT_RANGE);
      put((count * 2 + i) * 4 + c, values[i * CHANNELS + 4] as number);
    }
  return pixels;
}

/** How many numbers a picture of so many pixels needs. */
export const valuesOf = (pixels: number): number => pixels * CHANNELS;
