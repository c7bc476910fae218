import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAlertKey, stopKey } from './alert-keys.ts';
import { SLEEPS_AFTER_MS } from './alert-limits.ts';
import { searchTerms, type TermFacet, vehicleTerms } from './alert-terms.ts';
import { maskedEmail } from './masked-email.ts';
import { quotableSearch } from './quotable-search.ts';
import { searchNoun, searchWords } from './search-words.ts';
import { digestDay, isSendableTime, weekBefore } from './sendable-time.ts';
import { wakefulness } from './sleeping.ts';
import { type EventState, releaseEvents, stockEvents } from './stock-events.ts';
import type { WantedSearch } from './wanted-search.ts';

const NOTHING: WantedSearch = { text: '', words: {}, ranges: {}, near: null };
const ELECTRIC: WantedSearch = {
  ...NOTHING,
  words: { fuel: ['Electric'], body: ['SUV'] },
  ranges: { price: { min: null, max: 40_000 } },
};

describe('A11 when people are told', () => {
  test.each([
    ['Australia/Brisbane', '2026-11-16T21:59:59Z', false],
    ['Australia/Brisbane', '2026-11-16T22:00:00Z', true],
    ['Australia/Brisbane', '2026-11-17T09:59:59Z', true],
    ['Australia/Brisbane', '2026-11-17T10:00:00Z', false],
    // Summer time ended in Sydney on 5 April 2026.
    ['Australia/Sydney', '2026-04-04T20:59:59Z', false],
    ['Australia/Sydney', '2026-04-04T21:00:00Z', false],
    ['Australia/Sydney', '2026-04-04T22:00:00Z', true],
    ['Australia/Sydney', '2026-04-03T21:00:00Z', true],
    ['Australia/Adelaide', '2026-10-03T22:29:59Z', true],
    ['Australia/Adelaide', '2026-10-04T09:29:59Z', true],
    ['Australia/Adelaide', '2026-10-04T09:30:00Z', false],
  ])('in %s at %s: %s', (zone, at, isSendable) => {
    expect(isSendableTime(zone, Date.parse(at))).toBe(isSendable);
  });

  test('a day is the site’s, and a week seven of them', () => {
    expect(digestDay('Australia/Perth', Date.parse('2026-11-17T16:00:00Z'))).toBe('2026-11-18');
    expect(digestDay('Australia/Perth', Date.parse('2026-11-17T15:59:59Z'))).toBe('2026-11-17');
    expect(weekBefore('2026-03-05')).toBe('2026-02-26');
  });

  test('whoever is not seen for 90 days is asked once, and sleeps then until they are seen', () => {
    const seen = (lastSeenAt: number, lastCallAt: number | null) => wakefulness({ lastSeenAt, lastCallAt }, SLEEPS_AFTER_MS);
    expect(seen(1, null)).toBe('awake');
    expect(seen(0, null)).toBe('asked');
    expect(wakefulness({ lastSeenAt: 0, lastCallAt: 5 }, SLEEPS_AFTER_MS)).toBe('asleep');
    expect(wakefulness({ lastSeenAt: 10, lastCallAt: 5 }, SLEEPS_AFTER_MS + 10)).toBe('asked');
  });
});

describe('A11 what happened to a vehicle', () => {
  const state: EventState = {
    status: 'in_stock',
    sold: false,
    reserved: false,
    showOnDealerWebsite: true,
    priceCents: 3_000_000,
    subscriptionPriceCents: 28_900,
  };
  const kinds = (before: Partial<EventState> | null, after: Partial<EventState> = {}) =>
    stockEvents(before === null ? null : { ...state, ...before }, { ...state, ...after }).map(({ kind }) => kind);
  test.each<[string, Partial<EventState> | null, Partial<EventState>, string[]]>([
    ['it is new', null, {}, ['listed']],
    ['it is new and hidden', null, { showOnDealerWebsite: false }, []],
    ['it is new and sold', null, { sold: true }, []],
    ['nothing', {}, {}, []],
    ['it costs less', {}, { priceCents: 2_900_000 }, ['price']],
    ['it costs more', {}, { priceCents: 3_100_000 }, []],
    ['it has a price now', { priceCents: null }, {}, []],
    ['its price becomes a placeholder', {}, { priceCents: 100 }, []],
    ['its subscription costs less', {}, { subscriptionPriceCents: 26_900 }, ['weekly']],
    ['its subscription costs more', {}, { subscriptionPriceCents: 29_900 }, []],
    ['it has a subscription now', { subscriptionPriceCents: null }, {}, []],
    ['it has no subscription any more', {}, { subscriptionPriceCents: 0 }, []],
    ['it is sold', {}, { status: 'sold' }, ['sold']],
    ['it is sold and costs less', {}, { sold: true, priceCents: 1_000_000 }, ['sold']],
    ['it was sold already', { sold: true }, { sold: true, priceCents: 1 }, []],
    ['its sale fell through', { sold: true }, {}, ['listed']],
    ['it is shown again', { showOnDealerWebsite: false }, {}, ['listed']],
    ['it is hidden', {}, { showOnDealerWebsite: false }, []],
    ['it is reserved', {}, { reserved: true }, []],
    ['it is no longer reserved, and costs less', { reserved: true }, { priceCents: 2_900_000 }, ['back', 'price']],
  ])('%s', (_what, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected);
  });

  test.each<[string, Partial<EventState> | null, string[]]>([
    ['as it is', {}, ['back']],
    ['that is on its way', { status: 'coming_soon' }, ['back']],
    ['that is sold', { sold: true }, []],
    ['that the feed has as reserved too', { reserved: true }, []],
    ['that is hidden', { showOnDealerWebsite: false }, []],
    ['that was removed', null, []],
  ])('a reservation ends of a vehicle %s', (_what, vehicle, expected) => {
    expect(releaseEvents(vehicle === null ? null : { ...state, ...vehicle }).map(({ kind }) => kind)).toEqual(expected);
  });
});

describe('A11 a search in words', () => {
  test.each<[Partial<WantedSearch>, string, string]>([
    [ELECTRIC, 'Electric · SUV · under $40,000', 'electric SUVs under $40,000'],
    [{}, 'All cars', 'cars'],
    [{ words: { car_type: ['used'] } }, 'Used cars', 'used cars'],
    [{ words: { car_type: ['used'], fuel: ['Electric'] } }, 'Used electric cars', 'used electric cars'],
    [{ ranges: { km: { min: null, max: 5 } } }, 'All cars · 5 km or less', 'cars 5 km or less'],
    [{ words: { make: ['Toyota'], model: ['HiLux'], car_type: ['used'] } }, 'Used · Toyota · HiLux', 'used Toyota HiLux'],
    [
      { words: { fuel: ['Diesel', 'Hybrid'] }, ranges: { km: { min: null, max: 100_000 } } },
      'Diesel or Hybrid cars · 100,000 km or less',
      'diesel or hybrid cars 100,000 km or less',
    ],
    [
      { text: 'tow bar', near: { place: '4000', km: 50, label: 'Brisbane QLD 4000' } },
      '“tow bar” · within 50 km of Brisbane QLD 4000',
      'cars matching “tow bar”, within 50 km of Brisbane QLD 4000',
    ],
    [{ words: { make: ['Kia'], model: ['A', 'B', 'C', 'D', 'E'] } }, 'Kia · A, B, C or 2 more', 'Kia A, Kia B, Kia C or 2 more'],
  ])('%j', (facts, words, noun) => {
    expect(searchWords({ ...NOTHING, ...facts }, 'cars')).toBe(words);
    expect(searchNoun({ ...NOTHING, ...facts }, { word: 'car', isPlural: true })).toBe(noun);
  });

  test('one is said in the singular', () => {
    expect(searchNoun(ELECTRIC, { word: 'car', isPlural: false })).toBe('electric SUV under $40,000');
    expect(searchNoun(NOTHING, { word: 'caravan', isPlural: false })).toBe('caravan');
  });

  test('H9.6 what is not the site’s own is left out of what a stranger is sent', () => {
    const typed = { ...ELECTRIC, text: 'evil', words: { ...ELECTRIC.words, make: ['evil.example'] } };
    expect(quotableSearch(typed, (_, value) => value !== 'evil.example')).toEqual(ELECTRIC);
  });
});

describe('A11 terms', () => {
  const VALUES = {
    make: ['Kia', 'BYD'],
    model: ['EV6', 'Seal'],
    body: ['SUV', 'Ute'],
    fuel: ['Electric', 'Diesel'],
    colour: ['Red', 'Blue'],
  };
  type Named = keyof typeof VALUES;
  const car = fc.record(
    Object.fromEntries(Object.entries(VALUES).map(([facet, of]) => [facet, fc.option(fc.constantFrom(...of))])) as {
      [F in Named]: fc.Arbitrary<string | null>;
    },
  );
  const words = fc.record(
    Object.fromEntries(Object.entries(VALUES).map(([facet, of]) => [facet, fc.subarray(of)])) as {
      [F in Named]: fc.Arbitrary<string[]>;
    },
  );

  test('a vehicle that a search could find shares a term with it, whatever its letters are', () => {
    fc.assert(
      fc.property(car, words, fc.boolean(), (of, chosen, isUpper) => {
        const fits = Object.entries(chosen).every(
          ([facet, values]) => values.length === 0 || values.includes(of[facet as Named] ?? ''),
        );
        const cased = isUpper
          ? Object.fromEntries(Object.entries(chosen).map(([facet, all]) => [facet, all.map((one) => one.toUpperCase())]))
          : chosen;
        const own = new Set(vehicleTerms((facet: TermFacet) => of[facet as Named] ?? null));
        const shared = searchTerms({ words: cased, ranges: {} }).filter(({ term }) => own.has(term));
        expect(!fits || shared.length === 1).toBe(true);
      }),
    );
  });

  test('the prices stand beside them, and many choices make no more than forty terms', () => {
    const many = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}`);
    const terms = searchTerms({
      words: { model: many(20, 'm'), body: many(10, 'b'), fuel: ['Diesel'] },
      ranges: { price: { min: 1, max: 9 } },
    });
    expect(terms).toHaveLength(20);
    expect(terms[0]).toEqual({ term: 'model m0, fuel diesel', lowest: 1, highest: 9 });
  });
});

test('A11 a key is read only as it is written, and an address is masked', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const signature = 'a'.repeat(22);
  expect(readAlertKey(stopKey(id, false, signature))).toEqual({ kind: 'stop', alertId: id, isAll: false, signature });
  expect(readAlertKey(stopKey(id, true, signature))).toEqual({ kind: 'stop', alertId: id, isAll: true, signature });
  for (const text of ['', id, `${id}.x`, `${id}.1.${signature}`, `x${id}.${signature}`, `${id}.${signature}\n`])
    expect(readAlertKey(text)).toBeNull();
  expect(maskedEmail('priya@example.com')).toBe('p••••@example.com');
  expect(maskedEmail('nobody')).toBe('•••');
});
