import { expect, test } from 'vitest';
import { bandOf } from '#src/rules/search/bands.ts';

test.each([
  [20_000, 10_000, '20000-29999'],
  [29_999.5, 10_000, '20000-29999'],
  [30_000, 10_000, '30000-39999'],
  [11, 10_000, '0-9999'],
  [99, 50, '50-99'],
])('S3.3 $%d lies in the band of $%d that is called %s', (dollars, width, band) => expect(bandOf(dollars, width)).toBe(band));
