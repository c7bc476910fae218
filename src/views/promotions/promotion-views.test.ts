import { expect, test } from 'vitest';
import { announcementSchema, popupSchema } from '#src/site/files/promo-file.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { announcementView, popupView } from './promotion-views.ts';

const at = (now: string, facts: { slug?: string; popup?: object; announcement?: object; switches?: object }) =>
  aContext({
    now,
    switches: facts.switches ?? {},
    site: {
      slug: facts.slug ?? 'harbour',
      popup: facts.popup === undefined ? null : popupSchema.parse(facts.popup),
      announcement: facts.announcement === undefined ? null : announcementSchema.parse(facts.announcement),
    },
  });

const SALE = { heading: 'Sale', starts: '2025-07-01T00:00:00+10:00', expires: '2025-07-24T00:00:00+10:00' };
const NOTICE = { heading: 'Open late', text: 'Until 8.', from: SALE.starts, until: SALE.expires };
const EDGES = ['2025-06-30T13:59:59Z', '2025-06-30T14:00:00Z', '2025-07-23T13:59:59Z', '2025-07-23T14:00:00Z'];
const DURING = '2025-07-10T00:00:00Z';

test('O3.1 a popup is there from its start and gone at its expiry, to the second', () =>
  expect(EDGES.map((now) => popupView(at(now, { popup: SALE })) !== null)).toEqual([false, true, true, false]));

test('O3g the browser knows when a popup ends, for a page that is left open', () =>
  expect(popupView(at(DURING, { popup: SALE }))?.expires).toBe(Date.parse(SALE.expires)));

test('O3.1 a popup is remembered by site and content: another site’s, or other words, show again', () => {
  const key = (facts: object, slug: string) => popupView(at(DURING, { slug, popup: { ...SALE, ...facts } }))?.key;
  expect(key({}, 'harbour')).toBe(key({}, 'harbour'));
  expect(new Set([key({}, 'harbour'), key({}, 'summit'), key({ text: 'More.' }, 'harbour')]).size).toBe(3);
});

test('O3j a popup without a picture shows its words', () =>
  expect(popupView(at(DURING, { popup: SALE }))).toMatchObject({ picture: null, heading: 'Sale' }));

test('V14c an announcement is there between its dates, to the second', () =>
  expect(EDGES.map((now) => announcementView(at(now, { announcement: NOTICE })) !== null)).toEqual([false, true, true, false]));

test('V14.1 an announcement of one line has nothing to fold', () =>
  expect([
    announcementView(at(DURING, { announcement: NOTICE }))?.collapsible,
    announcementView(at(DURING, { announcement: { heading: 'Open late' } }))?.collapsible,
    announcementView(at(DURING, { announcement: { ...NOTICE, collapsible: false } }))?.collapsible,
  ]).toEqual([true, false, false]));

test('V14e the announcement stands on every page only by the site’s switch', () =>
  expect(
    [{}, { announcementEverywhere: true }].map(
      (switches) => announcementView(at(DURING, { announcement: NOTICE, switches }))?.everywhere,
    ),
  ).toEqual([false, true]));
