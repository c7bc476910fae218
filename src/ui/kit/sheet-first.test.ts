import { expect, test } from 'vitest';
import { sheetFirst } from './sheet-first.ts';

const PICTURE = '<link rel="preload" as="image" imageSrcSet="/a?w=1 1w, /b?w=2 2w" fetchPriority="high"/>';
const SHEET = '<link rel="stylesheet" href="/assets/root.css"/>';

test('W3 the style sheet is asked for before any picture', () =>
  expect(sheetFirst(`<head>${PICTURE}<title>T</title><script>1</script>${SHEET}<meta/></head><body>${PICTURE}</body>`)).toBe(
    `<head><title>T</title><script>1</script>${SHEET}${PICTURE}<meta/></head><body>${PICTURE}</body>`,
  ));

test('W3 a page without a picture to preload, or without a sheet, stays as it is', () => {
  for (const html of [`<head>${SHEET}</head><body></body>`, `<head>${PICTURE}</head><body></body>`, '<p>no head</p>'])
    expect(sheetFirst(html)).toBe(html);
});
