import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCard } from '#tests/factories/a-card.ts';
import { CompareTable, compareRows } from './compare-table.tsx';

const LABELS = ['Body', 'Seats', 'Sleeps'];
const CARS = [{ values: ['SUV', '5', null] }, { values: ['SUV', '7', null] }];

test('A5j a comparison has a line for whatever any of its vehicles has', () => {
  expect(compareRows(LABELS, CARS, false)).toEqual([
    { label: 'Body', values: ['SUV', 'SUV'] },
    { label: 'Seats', values: ['5', '7'] },
  ]);
});

test('A5k lines in which all vehicles are alike can be left out', () => {
  expect(compareRows(LABELS, CARS, true)).toEqual([{ label: 'Seats', values: ['5', '7'] }]);
});

test('A5l a value that only some vehicles have is a difference', () => {
  expect(compareRows(['Doors'], [{ values: ['4'] }, { values: [null] }], true)).toEqual([
    { label: 'Doors', values: ['4', null] },
  ]);
});

test('P15.7 beside a caravan’s verdict a motorhome says that it drives itself, and alone it has no row for one', () => {
  const van = { card: aCard({ id: 1, tow: { atm: 2490, tare: 2000 } }), values: [] };
  const motorhome = { card: aCard({ id: 2, tow: 'drives-itself' as const }), values: [] };
  const shown = (...vehicles: (typeof van | typeof motorhome)[]) =>
    renderToStaticMarkup(
      createElement(CompareTable, { labels: [], vehicles, onRemove: () => undefined, more: { label: 'More', href: '/search' } }),
    );
  expect(shown(van, motorhome)).toContain('<td>No tow car needed</td>');
  expect(shown(motorhome)).not.toContain('Tow match');
});
