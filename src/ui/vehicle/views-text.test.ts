import { expect, test } from 'vitest';
import { viewsText } from './views-text.ts';

const views = (answer: () => Promise<Response>) => viewsText('/cars/a/view.json', answer);

test('V16e the page says in words the number that the counter gives', async () => {
  expect(await views(async () => Response.json({ views: 143, car_fields: {} }))).toBe('143 views');
  expect(await views(async () => Response.json({ views: 1, car_fields: {} }))).toBe('1 view');
});
test.each([
  ['an error', async () => Response.json({ views: 143 }, { status: 503 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', async () => new Response('<html>')],
  ['no number', async () => Response.json({ views: 'many' })],
  ['nothing at all', async () => Response.json(null)],
  ['no view yet', async () => Response.json({ views: 0 })],
])('V16.2 with %s nothing is shown', async (_, answer) => expect(await views(answer)).toBeNull());
