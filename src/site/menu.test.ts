import { expect, test } from 'vitest';
import { CAPABILITIES } from '#src/site/switches/capability-switches.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import { menuFor, menuSchema } from './menu.ts';

test.each(CAPABILITIES)(
  'P11c a link that needs %s is there only where the site has it, in the header and in the footer',
  (needs) => {
    const plain = { label: 'Stock', href: '/search/used-cars' };
    const link = { label: 'Link', href: '/link', needs };
    const menu = menuSchema.parse({ header: [plain, link], footer: [{ heading: 'More', links: [plain, link] }] });
    expect(menuFor(menu, switchSchema.parse({ [needs]: true }))).toEqual(menu);
    expect(menuFor(menu, switchSchema.parse({ [needs]: false }))).toEqual({
      header: [plain],
      strip: [],
      footer: [{ heading: 'More', links: [plain] }],
    });
  },
);

test('P11d a group of links that is left empty is gone with its heading, in the header and in the footer', () => {
  const links = [{ label: 'Repayments', href: '/finance', needs: 'financeEnabled' }];
  const menu = menuSchema.parse({ header: [{ label: 'Finance', links }], strip: links, footer: [{ heading: 'Finance', links }] });
  expect(menuFor(menu, switchSchema.parse({ financeEnabled: false }))).toEqual({ header: [], strip: [], footer: [] });
});

test('L13.2 links to the service page lead to the booking page elsewhere where the site has one, wherever they stand', () => {
  const own = { label: 'Service', href: '/service' };
  const other = { label: 'Parts', href: '/service-parts' };
  const links = [own, other];
  const menu = menuSchema.parse({ header: [own, { label: 'Help', links }], strip: links, footer: [{ heading: 'Help', links }] });
  const led = [{ label: 'Service', href: 'https://booking.example/' }, other];
  expect(menuFor(menu, switchSchema.parse({ serviceBookingUrl: 'https://booking.example/' }))).toEqual({
    header: [led[0], { label: 'Help', links: led }],
    strip: led,
    footer: [{ heading: 'Help', links: led }],
  });
});

test('N1a a label of the header may open a group of links, one level deep', () => {
  const links = [{ label: 'Utes', href: '/search/ute' }];
  expect(menuSchema.safeParse({ header: [{ label: 'Stock', links }] }).success).toBe(true);
  expect(menuSchema.safeParse({ header: [{ label: 'Stock', links: [{ label: 'Deeper', links }] }] }).success).toBe(false);
  expect(menuSchema.safeParse({ header: [{ label: 'Stock', links: [] }] }).success).toBe(false);
});

test('N1e a label of the header or a heading of the footer may fill itself with models, brands or stock, and with nothing else', () => {
  const header = (lists: string) => menuSchema.safeParse({ header: [{ label: 'Vehicles', lists }] }).success;
  expect(['models', 'brands', 'stock', 'people'].map(header)).toEqual([true, true, true, false]);
  const menu = menuSchema.parse({ footer: [{ heading: 'Models', lists: 'models' }] });
  expect(menuFor(menu, switchSchema.parse({})).footer).toEqual([{ heading: 'Models', lists: 'models' }]);
});

test.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'search', ''])(
  'P4g a menu may not link to %j',
  (href) => {
    expect(menuSchema.safeParse({ header: [{ label: 'Link', href }] }).success).toBe(false);
  },
);
test.each(['/search/used-cars', '#hours', 'https://www.example.com', 'tel:0730000000', 'mailto:a@example.com'])(
  'a menu may link to %j',
  (href) => {
    expect(menuSchema.safeParse({ header: [{ label: 'Link', href }] }).success).toBe(true);
  },
);
test('P4h a menu that asks for a capability there is none of is refused', () => {
  expect(menuSchema.safeParse({ header: [{ label: 'Link', href: '/', needs: 'newTagText' }] }).success).toBe(false);
});
