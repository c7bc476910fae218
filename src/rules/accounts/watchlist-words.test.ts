import { expect, test } from 'vitest';
import { offerText } from './watchlist-words.ts';

test.each([
  [1, 'Add your favourite to your watchlist?'],
  [3, 'Add your 3 favourites to your watchlist?'],
])('A5 %i vehicles that the browser has saved are offered in a sentence', (count, text) => expect(offerText(count)).toBe(text));
