import { expect, test } from 'vitest';
import { switchSchema } from '#src/site/switches/switches.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import type { Context } from '#src/use-cases/context.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { showComponents } from './show-components.ts';

const site = {
  theme: themeSchema.parse({ brand: '#075E6B', accent: '#F2B134' }),
  switches: switchSchema.parse({ itemType: 'caravan', newTagText: 'Just in' }),
};
const on = (isLocal: boolean) => showComponents({ site, isLocal, images: ownImages('e1') } as Context);

test('the page of components answers on a developer’s machine only', () => {
  expect(on(true)).not.toBeNull();
  expect(on(false)).toBeNull();
});

test('P5 its samples speak of what the site sells, in the site’s own words', () =>
  expect(on(true)).toMatchObject({ word: 'caravan', body: 'caravan', newTagText: 'Just in' }));
