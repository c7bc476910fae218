import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstStock } from '#demo/first-stock.ts';
import { LAYERS } from '#demo/pictures/picture-files.ts';
import { hasPicture, pictureIndex } from '#src/adapters/images/picture-index.ts';
import { readCatalogue } from '#src/site/files/catalogue-file.ts';
import { vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';

const SITES = path.join(import.meta.dirname, '..', 'sites');
const MAKER = 'coastline-mg';
const models = (await readCatalogue(SITES)).flatMap(({ name: make, models: all }) => all.map((model) => ({ ...model, make })));
const site = JSON.parse(readFileSync(path.join(SITES, `${MAKER}.json`), 'utf8')) as {
  readonly pages: Readonly<Record<string, unknown>>;
};

/** The picture of an address such as /images/suv-a/f34?paint=1b3f86: its body, its angle, and the file it is in. */
function pictured(address: string | null) {
  const [, name = '', angle = ''] = /^\/images\/([^/]+)\/([a-z0-9]+)/.exec(address ?? '') ?? [];
  expect(hasPicture(LAYERS, name, angle), address ?? 'no address').toBe(true);
  return { body: name.replace(/-[ab]$/, ''), angle, file: pictureIndex(LAYERS)[name]?.[angle]?.file ?? '' };
}

const withInteriors = models.filter(({ interiors = [] }) => interiors.length > 0);
/** The electric brand's models, which are drawn for themselves; petrol models share bodies and cabins with others of their shape. */
const electric = withInteriors.filter(({ bodies }) => bodies.includes('Electric'));
const filesOf = ({ interiors = [] }: (typeof models)[number]) => interiors.map(({ imageUrl }) => pictured(imageUrl).file);

test('E1 every interior colour of a model has a picture of its own, and those of the electric models are theirs alone', () => {
  expect(electric.length).toBeLessThan(withInteriors.length);
  for (const model of withInteriors) expect(new Set(filesOf(model)).size).toBe(filesOf(model).length);
  for (const model of electric) {
    const others = withInteriors.filter((other) => other !== model).flatMap(filesOf);
    expect(filesOf(model).filter((file) => others.includes(file))).toEqual([]);
  }
});

test('E2 an electric model that shows its interiors has a body of its own, which no other model wears, in compare and in stock too', async () => {
  const own = electric;
  expect(own.map(({ name }) => name)).toEqual(['IM5', 'IM6']);
  expect(own.map(({ name }) => Object.hasOwn(site.pages, `models/${name.toLowerCase()}`))).toEqual(own.map(() => true));
  const bodies = models
    .filter(({ image_url }) => image_url !== null)
    .map(({ name, image_url }) => [name, pictured(image_url).body]);
  const cars = ((await firstStock(MAKER, new Date('2026-07-15T03:00:00Z'))) ?? []).map((row) => vehicleInput.parse(row));
  for (const { name, image_url } of own) {
    const { body } = pictured(image_url);
    expect(bodies.filter((other) => other[1] === body).map((other) => other[0])).toEqual([name]);
    const shown = cars.filter(({ images }) => images.some(({ url }) => url?.startsWith(`/images/${body}-`)));
    expect(new Set(shown.map(({ model }) => model))).toEqual(new Set([name]));
  }
});

test('E2 no two models of a make look the same in a comparison: they differ in body or in the colour they are first seen in', () => {
  const looks = models
    .filter(({ colours = [] }) => colours.length > 0)
    .map(({ make, image_url, colours = [] }) => `${make} ${image_url?.split('/')[2]} ${colours[0]?.hexCode}`);
  expect(looks.length).toBeGreaterThan(1);
  expect(new Set(looks).size).toBe(looks.length);
});
