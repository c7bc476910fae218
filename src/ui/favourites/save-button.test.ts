import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleSave } from '#src/showcase/sample-vehicle.ts';
import { SaveButton } from './save-button.tsx';

const shown = (label: Parameters<typeof sampleSave>[0], look: 'card' | 'page' = 'card') =>
  renderToStaticMarkup(createElement(SaveButton, { car: sampleSave(label), look }));

test.each(['card', 'page'] as const)(
  'A5 a page has the button of a %s out of sight until the browser knows what is saved',
  (look) => expect(shown('Save', look)).toMatch(/<button type="button" hidden="" aria-pressed="false"/),
);

test('C2 a button whose word changes has both words, and one whose word stays has it once', () => {
  expect(shown('Save').replaceAll(/<[^>]+>/g, '|')).toMatch(/\|Save\|+Saved\|/);
  expect(
    shown('Compare')
      .replaceAll(/<[^>]+>/g, '|')
      .match(/Compare/g),
  ).toHaveLength(1);
});

test('A5 the button carries what is stored, as JSON that survives HTML', () => {
  const html = shown('Save');
  const [, data = ''] = /data-car="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(sampleSave('Save'));
});
