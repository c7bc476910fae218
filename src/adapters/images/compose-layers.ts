import { encodedLight, LIGHT_OF_BYTE, type Light } from './linear-light.ts';

/** The brightest paint that a layer can hold, as a multiple of white; layers are written with the same number. */
export const PAINT_RANGE = 1.6;

/** Where the brightness curve starts to flatten, so that highlights do not clip. */
const SHOULDER = 0.75;

/** Decoded layers: three pictures stacked vertically, three bytes per pixel. */
export interface Layers {
  /** First the light that is not paint, then (grey) what white paint would reflect, then (grey) how much of the background shows. */
  readonly pixels: Uint8Array;
  readonly width: number;
  /** The size of one of the three pictures. */
  readonly height: number;
}

/** Paints a vehicle in front of a background (linear light, three values per pixel): three encoded bytes per pixel. */
export function paintOver({ pixels, width, height }: Layers, paint: Light, background: Float32Array): Buffer {
  const count = width * height;
  const out = Buffer.allocUnsafe(count * 3);
  for (let i = 0; i < count; i++) {
    const p = i * 3;
    const paintLight = (LIGHT_OF_BYTE[pixels[count * 3 + p] ?? 0] ?? 0) * PAINT_RANGE;
    const through = LIGHT_OF_BYTE[pixels[count * 6 + p] ?? 0] ?? 0;
    // Only the background is smooth enough to show steps; a little grain hides them.
    const grain = through > 0 ? (GRAIN[((i / width) & 63) * 64 + ((i % width) & 63)] ?? 0) : 0;
    for (let c = 0; c < 3; c++) {
      const own = heldBack((LIGHT_OF_BYTE[pixels[p + c] ?? 0] ?? 0) + paintLight * (paint[c] ?? 0));
      out[p + c] = Math.min(255, (encodedLight(own + through * (background[p + c] ?? 0)) + grain + 0.5) | 0);
    }
  }
  return out;
}

/** Paints a vehicle without a background: four encoded bytes per pixel, the last its opacity. The shadow is black and partly transparent. */
export function paintCutOut({ pixels, width, height }: Layers, paint: Light): Buffer {
  const count = width * height;
  const out = Buffer.allocUnsafe(count * 4);
  for (let i = 0; i < count; i++) {
    const p = i * 3;
    const paintLight = (LIGHT_OF_BYTE[pixels[count * 3 + p] ?? 0] ?? 0) * PAINT_RANGE;
    const solid = 1 - (LIGHT_OF_BYTE[pixels[count * 6 + p] ?? 0] ?? 0);
    for (let c = 0; c < 3; c++) {
      const own = heldBack((LIGHT_OF_BYTE[pixels[p + c] ?? 0] ?? 0) + paintLight * (paint[c] ?? 0));
      out[i * 4 + c] = solid > 0 ? Math.round(encodedLight(own / solid)) : 0;
    }
    out[i * 4 + 3] = Math.round(solid * 255);
  }
  return out;
}

/** Light above the shoulder is compressed towards white instead of being clipped. */
function heldBack(light: number): number {
  return light < SHOULDER ? light : SHOULDER + (1 - SHOULDER) * Math.tanh((light - SHOULDER) / (1 - SHOULDER));
}

/** A tile of grain of up to half a step, the same on every machine. */
const GRAIN = Float32Array.from({ length: 64 * 64 }, (_, i) => {
  let n = (i * 2654435761) >>> 0;
  n = Math.imul(n ^ (n >>> 15), 2246822519) >>> 0;
  n = Math.imul(n ^ (n >>> 13), 3266489917) >>> 0;
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32 - 0.5;
});
