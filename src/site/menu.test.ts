import { expect, test } from 'vitest';
import { menuFor, menuSchema } from './menu.ts';
import { CAPABILITIES, switchSchema } from './switches.ts';

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

test('N1a a label of the header may open a group of links, one level deep', () => {
  const links = [{ label: 'Utes', href: '/search/ute' }];
  expect(menuSchema.safeParse({ header: [{ label: 'Stock', links }] }).success).toBe(true);
  expect(menuSchema.safeParse({ header: [{ label: 'Stock', links: [{ label: 'Deeper', links }] }] }).success).toBe(false);
  expect(menuSchema.safeParse({ header: [{ label: 'Stock', links: [] }] }).success).toBe(false);
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
