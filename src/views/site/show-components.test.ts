import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { showComponents } from './show-components.ts';

const on = (isLocal: boolean) => showComponents(aContext({ switches: { itemType: 'caravan', newTagText: 'Just in' }, isLocal }));

test('the page of components answers on a developer’s machine only', () => {
  expect(on(true)).not.toBeNull();
  expect(on(false)).toBeNull();
});

test('P5 its samples speak of what the site sells, in the site’s own words', () =>
  expect(on(true)).toMatchObject({ word: 'caravan', body: 'caravan', newTagText: 'Just in' }));
