import { expect, test } from 'vitest';
import { leadOrigin } from '#src/rules/leads/lead-origin.ts';

test('L14.5 where a lead came from is its source and medium, the rest of its campaign, and the pages in their order', () =>
  expect(
    leadOrigin(
      {
        visited_pages: ['/', '/search/suv', '/cars/x'],
        linked_query_params: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'winter', gclid: 'abc' },
      },
      null,
    ),
  ).toEqual([
    { label: 'Source', value: 'google / cpc' },
    { label: 'Campaign', value: 'utm_campaign: winter, gclid: abc' },
    { label: 'Pages visited', value: '/, /search/suv, /cars/x' },
  ]));

test('L14.5 a lead without a link’s parameters came by the website', () =>
  expect(leadOrigin({ visited_pages: [], linked_query_params: {} }, null)).toEqual([{ label: 'Source', value: 'Website' }]));
