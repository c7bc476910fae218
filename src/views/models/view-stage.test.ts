import { expect, test } from 'vitest';
import { NO_DETAILS } from '#src/rules/models/model-details.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { aColour, aVariant } from '#tests/factories/a-variant.ts';
import { viewComparison } from './compare-models.ts';
import { viewStage } from './view-stage.ts';
import { viewVariants } from './view-variants.ts';
import { viewWish } from './view-wish.ts';

const bare = {
  make: 'MG',
  name: 'Bare',
  slug: 'bare',
  status: 'current' as const,
  overrideUrl: null,
  imageUrl: null,
  bodies: ['SUV'],
  ...NO_DETAILS,
};
const full = {
  ...bare,
  name: 'Full',
  slug: 'full',
  imageUrl: '/images/suv-a/f34?paint=000000',
  colours: [aColour('blue'), aColour('navy'), aColour('red', { hexCode: '#8e1a22' })],
  variants: [aVariant({ id: 'full-base', name: 'Base' })],
};
const stock = { values: () => [], search: () => ({ cards: [], facets: {}, count: 0 }) };
const context = (models: object[]) =>
  aContext({ site: { manufacturer: 'MG' }, showroom: { stock, models, offers: [], makes: [], locations: [] } });
const maker = context([bare, full]);
const nothing = new URLSearchParams();
const aPage = { title: 'A page', description: '', blocks: [] };

test('E1, N2 a model that is to come says so on its stage, and one on sale says nothing', () => {
  const later = { ...bare, slug: 'later', status: 'coming_soon' as const };
  expect(viewStage(context([later]), 'later', null, 'side')?.note).toBe('Coming Soon');
  expect(viewStage(maker, 'bare', null, 'side')?.note).toBeNull();
});

test('E1 a model without variants, colours or a picture still has its stage, and no figures', () => {
  expect(viewStage(maker, 'bare', 'red', 'side')).toMatchObject({
    name: 'Bare',
    swatches: [],
    chosen: null,
    picture: null,
    highlights: [],
  });
  expect(viewVariants(maker, 'bare', null)).toBeNull();
  expect(viewStage(maker, 'unheard-of', null, 'side')).toBeNull();
});

test('E5 the stage is painted in the colour of the address, and two colours of one shade are one swatch', () => {
  const stage = viewStage(maker, 'full', 'red', 'side');
  expect(stage?.swatches.map(({ id }) => id)).toEqual(['blue', 'red']);
  expect(stage?.picture?.src).toContain('paint=8e1a22');
  expect(viewStage(maker, 'full', 'of-another', 'side')?.picture?.src).toContain('paint=1f5fa8');
});

test('E2 a site without variants has nothing to compare, and one variant stands beside itself', () => {
  const wanted = { models: [], left: 'im5-performance', right: null };
  expect(viewComparison(context([bare]), wanted, nothing)).toBeNull();
  const alone = viewComparison(maker, wanted, nothing);
  expect(alone?.compared.map(({ id }) => id)).toEqual(['full-base', 'full-base']);
  expect(alone?.inShort).toBe('Choose another to see a difference.');
  expect(alone?.groups).toEqual([]);
});

test.each([
  ['model=full&variant=full-base&colour=red', 'MG Full Base in red'],
  ['model=full&variant=im5-premium&colour=nothing', 'MG Full'],
  ['model=unheard-of&colour=red', null],
])('E1 a form at %s is about %s', (address, text) =>
  expect(viewWish(maker, new URLSearchParams(address))?.name ?? null).toBe(text),
);

test('E1 a model that is not on sale yet is preordered, and cannot be driven', () => {
  const pages = { order: aPage, 'book-test-drive': aPage };
  const site = { manufacturer: 'MG', pages };
  const seen = (status: 'current' | 'coming_soon') => {
    const at = aContext({ site, showroom: { stock, models: [{ ...full, status }], offers: [], makes: [], locations: [] } });
    const stage = viewStage(at, 'full', null, 'side');
    return [stage?.drive?.label, stage?.order?.label, viewVariants(at, 'full', null)?.variants[0]?.order?.label];
  };
  expect(seen('current')).toEqual(['Test Drive', 'Order Now', 'Order Base']);
  expect(seen('coming_soon')).toEqual([undefined, 'Preorder', 'Preorder Base']);
});
