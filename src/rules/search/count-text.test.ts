import { expect, test } from 'vitest';
import { countText } from '#src/rules/search/count-text.ts';

test.each([
  ['S16a up to 1,999 the count is told', 1999, 5000, [1, 2], '1,999'],
  ['S16b above, the site’s own number is told', 2000, 5000, [1200, 800], '5,000'],
  ['S16c without one, the sum over car types', 2000, null, [1200, 900, 1], '2,101'],
  ['S16d a site’s own number may be zero', 2000, 0, [1200, 900], '0'],
  ['S16e nothing found is told as 0', 0, 5000, [], '0'],
])('%s', (_name, count, override, counts, told) => expect(countText(count, override, counts)).toBe(told));
