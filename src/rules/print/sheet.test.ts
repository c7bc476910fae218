import { expect, test } from 'vitest';
import { aSheet } from '#tests/factories/a-sheet.ts';
import { specifications } from '../vehicle/specifications.ts';
import { fitSheet } from './sheet.ts';

const many = (count: number, words: string) => Array.from({ length: count }, (_, at) => `${words} ${at}`);

test('V18c a talkative dealer is cut to what one page has room for', () => {
  const cut = fitSheet(
    aSheet({
      title: 'Long '.repeat(100),
      comments: 'words '.repeat(20_000),
      features: many(300, 'A feature'),
      facts: many(60, 'Fact').map((label) => ({ label, value: 'v'.repeat(900) })),
    }),
  );
  expect(cut.title.length).toBeLessThan(70);
  expect(cut.comments.length).toBeLessThan(500);
  expect(cut.features).toHaveLength(10);
  expect(cut.facts).toHaveLength(12);
  expect(Math.max(...cut.facts.map(({ value }) => value.length))).toBeLessThan(40);
});

test('V18d a fact or a feature of which nothing can be printed is left out', () => {
  const cut = fitSheet(aSheet({ facts: [{ label: 'Colour', value: '红色' }], features: ['🚗'], badge: '🚗' }));
  expect([cut.facts, cut.features, cut.badge]).toEqual([[], [], null]);
});

test('V18d a name of which nothing can be printed is still a name', () =>
  expect(fitSheet(aSheet({ title: '丰田' })).title).toBe('This vehicle'));

test('V18d, V7 the name of no caravan figure is cut', () => {
  const weights = { bodyWidth: 8, bodyLength: 21.5, tareWeight: 2480, axleType: 'Tandem', sleeps: 2, aggregateTrailerMass: 2980 };
  const facts = specifications(null, weights);
  expect(fitSheet(aSheet({ facts })).facts.map(({ label }) => label)).toEqual(facts.map(({ label }) => label));
});

test('V18d what two lists of the page both say is said once', () => {
  const length = { label: 'Body length', value: '6.55 m' };
  expect(fitSheet(aSheet({ facts: [length, { label: 'Sleeps', value: '2' }, length] })).facts).toHaveLength(2);
});

test('V18d facts stand two in a row, so a fifth has to wait for a sixth', () => {
  const facts = (count: number) => fitSheet(aSheet({ facts: many(count, 'Fact').map((label) => ({ label, value: 'x' })) })).facts;
  expect([facts(3).length, facts(5).length, facts(6).length]).toEqual([3, 4, 6]);
});
