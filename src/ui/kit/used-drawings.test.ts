import { expect, test } from 'vitest';
import { usedDrawings } from './used-drawings.ts';

const symbol = (id: string) => `<symbol id="${id}" viewBox="0 0 24 24"><path d="M0 0"></path></symbol>`;
const page = (...ids: readonly string[]) =>
  `<svg>${ids.map(symbol).join('')}</svg><p><svg><use href="#icon-heart"></use></svg></p>`;

test('W3 a page sends the drawings it uses, each once, and no other', () =>
  expect(usedDrawings(page('icon-phone', 'icon-heart', 'body-suv'))).toBe(page('icon-heart')));

test('W3 a page without drawings is left as it is', () => expect(usedDrawings('<p>Hello</p>')).toBe('<p>Hello</p>'));
