import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { InvalidCatalogue, readCatalogue } from './catalogue-file.ts';

function reading(content: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-catalogue-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'catalogue.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return readCatalogue(folder);
}

test('P8a makes and their models are read, with what is left out filled in', async () => {
  expect(await reading([{ name: 'MG', models: [{ name: 'ZS' }] }])).toEqual([
    { name: 'MG', logo_url: null, models: [{ name: 'ZS', override_url: null, status: 'current', image_url: null, bodies: [] }] },
  ]);
});

test('N2.5 a model of a manufacturer’s own list is read by the names that list uses, the newest picture first', async () => {
  const input = {
    name: 'ZS',
    slug: 'zs-suv',
    override_url: '/pages/zs',
    manufacturer_name: 'MG',
    status: 'coming_soon',
    image: { url: 'https://pictures.example/zs.png' },
    cloudfront_new_image_url: 'https://pictures.example/zs-new.png',
    manufacturer_body: 'suv',
    manufacturer_body2: 'hybrid',
    manufacturer_body3: null,
  };
  const [make] = await reading([{ name: 'MG', models: [input] }]);
  expect(make?.models).toEqual([
    {
      name: 'ZS',
      slug: 'zs-suv',
      override_url: '/pages/zs',
      manufacturer_name: 'MG',
      status: 'coming_soon',
      image_url: 'https://pictures.example/zs-new.png',
      bodies: ['suv', 'hybrid'],
    },
  ]);
});

test('E4 a variant and a colour are read by the names of the manufacturer’s list, with null for every figure that is not given', async () => {
  const [make] = await reading([
    {
      name: 'MG',
      models: [
        {
          name: 'IM5',
          variants: [{ id: 'im5-premium', baseId: 'im5', name: 'Premium', performance: { drivingRange: 490 } }],
          colours: [
            {
              id: 'blue',
              hexCode: '#1F5FA8',
              name: 'Blue',
              colourCode: 'NAB',
              model_variant_id: 'im5-premium',
              model_id: 5,
              oem_id: 1,
              source: 'oem',
              image_url: null,
              created_at: '2025-01-01',
            },
          ],
        },
      ],
    },
  ]);
  const [model] = make?.models ?? [];
  expect(model?.variants?.[0]).toMatchObject({ price: null, features: {}, sample: false, dimensions: { length: null } });
  expect(model?.variants?.[0]?.performance).toMatchObject({ drivingRange: 490, zeroToHundred: null });
  expect(model?.colours).toEqual([
    { id: 'blue', name: 'Blue', hexCode: '#1f5fa8', variantId: 'im5-premium', imageUrl: null, note: '' },
  ]);
});

test('where there is no catalogue there are no makes', async () => expect(await readCatalogue('/nowhere/at/all')).toEqual([]));

test.each([
  ['{', 'catalogue.json: it cannot be read: '],
  [[{ name: 'MG', models: [{ name: 'ZS', status: 'old' }] }], 'catalogue.json: 0.models.0.status: '],
  [[{ name: 'MG', colour: 1 }], 'catalogue.json: 0.colour: '],
  [[{ name: 'MG', models: [{ name: 'ZS', override_url: 'javascript:alert(1)' }] }], 'catalogue.json: 0.models.0.override_url: '],
  [
    [{ name: 'MG', models: [{ name: 'Yaris', manufacturer_name: 'Toyota' }] }],
    'catalogue.json: 0: a model names a different manufacturer from the one it is listed under',
  ],
  [
    [
      {
        name: 'MG',
        models: [{ name: 'IM5', variants: [{ id: 'im5-a', baseId: 'im5', name: 'A', performance: { wheels: '20' } }] }],
      },
    ],
    'catalogue.json: 0.models.0.variants.0.performance.wheels: ',
  ],
  [
    [{ name: 'MG', models: [{ name: 'IM5', colours: [{ id: 'red', name: 'Red', hexCode: 'red' }] }] }],
    'catalogue.json: 0.models.0.colours.0.hexCode: must be a colour such as #1f5fa8',
  ],
  [
    [
      { name: 'MG', models: [{ name: 'IM5', variants: [{ id: 'a', baseId: 'im5', name: 'A' }] }] },
      { name: 'Kia', models: [{ name: 'EV6', variants: [{ id: 'a', baseId: 'ev6', name: 'A' }] }] },
    ],
    'catalogue.json: two variants have the same id',
  ],
  [[{ name: 'MG' }, { name: 'mg' }], 'catalogue.json: two makes have the same address'],
  [[{ name: 'MG', models: [{ name: 'ZS EV' }, { name: 'ZS-EV' }] }], 'catalogue.json: 0: two models have the same address'],
])('P4m the catalogue %j is refused in a sentence that names the place', async (content, sentence) => {
  await expect(reading(content)).rejects.toBeInstanceOf(InvalidCatalogue);
  await expect(reading(content)).rejects.toThrow(sentence);
});
