import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeepingLine } from './countdown.tsx';

const shown = (begins: 'reached' | 'paying') =>
  renderToStaticMarkup(createElement(KeepingLine, { hold: null, carId: 7, begins }));

test('R2, R3 before there is a hold the page says what begins it: an email or phone, or paying where those are known already', () => {
  expect(shown('reached')).toContain('Once we have your email or phone, nobody else can take it while you pay.');
  expect(shown('paying')).toContain('Once you start to pay, nobody else can take it.');
  expect(shown('paying')).not.toContain('email or phone');
});
