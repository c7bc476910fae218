import { expect, test } from 'vitest';
import { type Layers, paintCutOut, paintOver } from './compose-layers.ts';
import { LIGHT_OF_BYTE, type Light, lightOfColour } from './linear-light.ts';

type Pixel = readonly [red: number, green: number, blue: number];

/** Layers of one row: for each pixel its own light, its paint light and how much background shows, as encoded bytes. */
function aRow(...pixels: readonly { own?: Pixel; paint?: number; through?: number }[]): Layers {
  const grey = (byte = 0): Pixel => [byte, byte, byte];
  return {
    pixels: Uint8Array.from([
      ...pixels.flatMap(({ own = [0, 0, 0] }) => own),
      ...pixels.flatMap(({ paint }) => grey(paint)),
      ...pixels.flatMap(({ through }) => grey(through)),
    ]),
    width: pixels.length,
    height: 1,
  };
}

const light = (colour: string): Light => {
  const found = lightOfColour(colour);
  if (!found) throw new Error(`${colour} is not a colour.`);
  return found;
};
const NOTHING = new Float32Array(3 * 16);
/** Paint light of 0.5: half of white, on the layer's scale of 1.6. Byte 152 is 0.314 in linear light. */
const HALF_LIT = 152;

test('white, black and red paint under half the light give the expected numbers', () => {
  const layers = aRow({ paint: HALF_LIT });
  expect([...paintOver(layers, light('#ffffff'), NOTHING)]).toEqual([188, 188, 188]);
  expect([...paintOver(layers, light('#000000'), NOTHING)]).toEqual([0, 0, 0]);
  expect([...paintOver(layers, light('#ff0000'), NOTHING)]).toEqual([188, 0, 0]);
});

test('paint is mixed in linear light, so half of a colour is not half of its number', () => {
  const [red] = paintOver(aRow({ paint: HALF_LIT }), light('#800000'), NOTHING);
  // 128 is 0.216 in linear light; half of it is 0.108, which is written as 93 and not as 64.
  expect(red).toBe(93);
});

test('what is not paint keeps its own light in every colour', () => {
  const layers = aRow({ own: [40, 90, 160] });
  for (const paint of ['#ffffff', '#000000', '#1b3f86'])
    expect([...paintOver(layers, light(paint), NOTHING)]).toEqual([40, 90, 160]);
});

test('own light and paint light add up', () => {
  const own = LIGHT_OF_BYTE[100] ?? 0;
  const expected = Math.round(255 * (1.055 * (own + 0.5 * 0.216) ** (1 / 2.4) - 0.055));
  const [red] = paintOver(aRow({ own: [100, 0, 0], paint: HALF_LIT }), light('#800000'), NOTHING);
  expect(Math.abs((red ?? 0) - expected)).toBeLessThanOrEqual(1);
});

test('the brightest highlights bend towards white instead of clipping', () => {
  const [bright = 0, brighter = 0] = [200, 255].map((paint) => paintOver(aRow({ paint }), light('#ffffff'), NOTHING)[0]);
  expect(brighter).toBeGreaterThan(bright);
  expect(brighter).toBeLessThanOrEqual(255);
});

test('the background shows where there is nothing, is darker in the shadow and hidden behind the body', () => {
  const background = new Float32Array(9).fill(0.5);
  const [open = 0, , , shadow = 0, , , behind = 0] = paintOver(
    aRow({ through: 255 }, { through: 188 }, { through: 0 }),
    light('#ffffff'),
    background,
  );
  // 0.5 is written as 188, and half of that light as 137; grain moves it by one at most.
  expect(Math.abs(open - 188)).toBeLessThanOrEqual(1);
  expect(Math.abs(shadow - 137)).toBeLessThanOrEqual(1);
  expect(behind).toBe(0);
});

test('a cut-out is solid where the body is, clear where it is not, and black and half clear in the shadow', () => {
  const cut = paintCutOut(aRow({ paint: HALF_LIT }, { through: 255 }, { through: 188 }), light('#ffffff'));
  expect([...cut.subarray(0, 4)]).toEqual([188, 188, 188, 255]);
  expect(cut[7]).toBe(0);
  expect([...cut.subarray(8, 11)]).toEqual([0, 0, 0]);
  expect(Math.abs((cut[11] ?? 0) - 128)).toBeLessThanOrEqual(1);
});

test('a colour is six hexadecimal digits after a hash, and nothing else', () => {
  expect(lightOfColour('#ffffff')).toEqual([1, 1, 1]);
  expect(lightOfColour('#FFFFFF')).toEqual([1, 1, 1]);
  for (const wrong of ['red', '#fff', '#12345g', '#1234567', '']) expect(lightOfColour(wrong)).toBeNull();
});
