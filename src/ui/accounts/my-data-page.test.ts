import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MyDataPage } from '#src/views/accounts/my-data-view.ts';
import { MyDataView } from './my-data-page.tsx';

const SHARED = { siteName: 'Dealer', garage: { href: '/my-garage', label: 'My Garage' }, who: '0412 ••• 678' };
const ERASE = { ...SHARED, step: 'erase', title: 'Erase everything?', text: 'All of it.', bookings: [] } as const;
const shown = (page: MyDataPage) => renderToStaticMarkup(createElement(MyDataView, { page, message: null }));

test('A12 the page of the download names everything that is in the file, alerts too', () =>
  expect(shown({ ...SHARED, step: 'download', title: 'Download my data', hasWatchlist: true })).toMatch(
    /every form you sent, your watchlist, alerts and details, and where you’re signed in/,
  ));

test('A12, P11.1 and no watchlist where the site keeps none', () =>
  expect(shown({ ...SHARED, step: 'download', title: 'Download my data', hasWatchlist: false })).toMatch(
    /every form you sent, your alerts and details, and where you’re signed in/,
  ));

test('A12 the button that erases everything looks like one that cannot be undone, not like the way on', () => {
  const html = shown({ ...ERASE, blocked: null });
  expect(/<button[^>]*>Erase my data/.exec(html)?.[0]).toContain(' bg-bad ');
  expect(html).not.toContain('bg-primary');
});

test('A12 what stops the erasing stands above everything, and the way to it in place of the button', () => {
  const html = shown({
    ...ERASE,
    blocked: { text: 'You have a reservation. Cancel it.', label: 'See it', href: '/my-garage#reserved' },
  });
  expect(html).toMatch(/You have a reservation\. <\/strong>Cancel it\..*All of it\./);
  expect(html).toContain('href="/my-garage#reserved"');
  expect(html).not.toMatch(/<button[^>]*>Erase my data/);
});
