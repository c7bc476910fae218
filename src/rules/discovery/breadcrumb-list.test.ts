import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

test('W1p the steps of a breadcrumb are told in their order with whole addresses, the last with the page’s own', () =>
  expect(
    breadcrumbList(
      [
        { label: 'Home', href: '/' },
        { label: 'Utes', href: null },
      ],
      { origin: 'https://dealer.example', path: '/search/ute' },
    ),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
      { '@type': 'ListItem', position: 2, name: 'Utes', item: 'https://dealer.example/search/ute' },
    ],
  }));
