import { expect, test } from 'vitest';
import { blocks } from '#src/blocks/registry.generated.ts';
import { vehicleVideo } from '#src/rules/gallery/vehicle-video.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { exploreHref } from '#src/rules/offers/offer-words.ts';
import { offerSchema } from '#src/site/files/offer-file.ts';
import { readPost } from '#src/site/files/post-file.ts';
import { announcementSchema, popupSchema } from '#src/site/files/promo-file.ts';
import { siteFileSchema } from '#src/site/files/site-file.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import { vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { menuSchema } from './menu.ts';

const link = (href: string) => ({ label: 'Go', href });
const aPost = (image: string) =>
  readPost('posts/a/b.md', `---\ntitle: A\ndate: 2026-01-01\ncategory: News\nsummary: B\nimage: ${image}\n---\nWords.\n`);

/** Every schema that takes a path on this site, and whether it accepts this one. */
const PLACES: readonly [place: string, takes: (path: string) => boolean][] = [
  ['a link of a menu', (path) => menuSchema.safeParse({ header: [link(path)] }).success],
  ['a popup’s link', (path) => popupSchema.safeParse({ heading: 'Sale', href: path }).success],
  ['a popup’s picture', (path) => popupSchema.safeParse({ heading: 'Sale', image_url: path }).success],
  ['an announcement’s link', (path) => announcementSchema.safeParse({ heading: 'Sale', link: link(path) }).success],
  ['a promotion’s link', (path) => switchSchema.safeParse({ promoTiles: [{ title: 'Sale', href: path }] }).success],
  ['a promotion’s picture', (path) => switchSchema.safeParse({ promoTiles: [{ title: 'Sale', imageUrl: path }] }).success],
  ['the link of an empty search', (path) => switchSchema.safeParse({ clearFiltersHref: path }).success],
  ['the finance link', (path) => switchSchema.safeParse({ financeHref: path }).success],
  ['an offer’s picture', (path) => offerSchema.safeParse({ slug: 'a', name: 'A', image_url: path }).success],
  ['an article’s picture', (path) => aPost(path).ok],
  ['a site’s logo', (path) => siteFileSchema.safeParse({ ...aSiteFile(), logo_url: path }).success],
  ['a block’s link', (path) => blocks['page-head'].schema.safeParse({ heading: 'A', primary: link(path) }).success],
  ['a banner’s link', (path) => blocks['scrolling-banner'].schema.safeParse({ text: 'A', href: path }).success],
  [
    'the link of a row of vehicles',
    (path) => blocks['vehicle-rail'].schema.safeParse({ heading: 'A', viewAllHref: path }).success,
  ],
  ['the link of a contact page’s head', (path) => blocks['contact-hero'].schema.safeParse({ contactHref: path }).success],
  [
    'a brand’s link',
    (path) => blocks['brand-list'].schema.safeParse({ groups: [{ heading: 'A', brands: [{ name: 'A', href: path }] }] }).success,
  ],
  ['a vehicle’s picture', (path) => vehicleInput.safeParse(aVehicle({ images: [path] })).success],
  ['a vehicle’s film', (path) => vehicleVideo({ videoUrl: path, externalVideoUrl: null }) !== null],
  ['a model’s own page', (path) => exploreHref({ slug: 'a', overrideUrl: path }, false) !== null],
  ['a visited page', (path) => leadAttributes({ visited_pages: [path] }).visited_pages.length > 0],
];

test.each(PLACES)('H8 %s may be a path on this site', (_place, takes) => expect(takes('/special-offers?from=menu')).toBe(true));

test.each(PLACES)('H8 %s may not be an address that only looks like a path on this site', (_place, takes) => {
  expect(['/\\evil.example', '//evil.example', '/\\/evil.example', '/%5Cevil.example'].filter(takes)).toEqual([]);
});
