import { expect, test } from 'vitest';
import { postsForVehicle, publishedPosts } from './posts.ts';

const post = (slug: string, date: string) => ({ slug, date });

test('N4d articles come newest first, those of one day by their address', () =>
  expect(
    publishedPosts([post('b', '2026-03-01'), post('c', '2026-04-01'), post('a', '2026-03-01')], '2026-11-15').map(
      ({ slug }) => slug,
    ),
  ).toEqual(['c', 'a', 'b']));

test('N4e an article that is dated later waits for its day', () => {
  const posts = [post('today', '2026-11-15'), post('tomorrow', '2026-11-16')];
  expect(publishedPosts(posts, '2026-11-15').map(({ slug }) => slug)).toEqual(['today']);
  expect(publishedPosts(posts, '2026-11-16')).toHaveLength(2);
});

const titles = ['Towing in summer', 'Toyota for families', 'The HiLux at work', 'MGB memories', 'A Toyota HiLux, used'].map(
  (title) => ({ title }),
);

test('V14c the articles on a vehicle’s page name its model first, then its make', () =>
  expect(postsForVehicle(titles, { make: 'Toyota', model: 'HiLux' }, 4).map(({ title }) => title)).toEqual([
    'The HiLux at work',
    'A Toyota HiLux, used',
    'Toyota for families',
    'Towing in summer',
  ]));

test('V14d a make is found as a word of its own, not as a part of another', () =>
  expect(postsForVehicle(titles, { make: 'MG', model: 'ZS' }, 1).map(({ title }) => title)).toEqual(['Towing in summer']));
