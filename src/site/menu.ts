import { z } from 'zod';
import { serviceHref } from '#src/rules/site/service-href.ts';
import { MENU_LINK } from '#src/rules/site/site-path.ts';
import { CAPABILITIES } from '#src/site/switches/capability-switches.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { isFinanceHref } from './finance.ts';

const needs = z
  .enum(CAPABILITIES)
  .optional()
  .meta({ title: 'Requires', description: 'Shown only if the site has this capability.' });
const link = z.strictObject({
  label: z.string().min(1).meta({ title: 'Text', description: 'The text of the link.' }),
  href: z
    .string()
    .regex(MENU_LINK, 'must be a path on this site or an https address')
    .describe('Where the link leads, such as /search/used-cars.'),
  needs,
});

/** A label in the header that opens a panel of links. */
const group = z.strictObject({
  label: z.string().min(1).meta({ title: 'Text', description: 'The text that opens the panel.' }),
  links: z.array(link).min(1).describe('The links in the panel, first to last.'),
  needs,
});

/** What a menu can list automatically: models of the catalogue, makes with their logos, the types of stock (ledger N1 to N3). */
const lists = z.enum(['models', 'brands', 'stock']).meta({
  title: 'Filled with',
  description: 'What the panel lists: the models of the catalogue, the makes in stock, or the types of stock.',
});
const further = z
  .array(link)
  .optional()
  .meta({ title: 'Further links', description: 'The site’s own links, shown after the list.' });
/** A label whose panel is filled automatically, optionally followed by the site's own links. */
const list = z.strictObject({
  label: z.string().min(1).meta({ title: 'Text', description: 'The text that opens the panel.' }),
  lists,
  links: further,
  needs,
});
const heading = z.string().min(1).describe('The group’s heading.');
const footGroup = z.strictObject({ heading, links: z.array(link).min(1).describe('The group’s links.') });
const footList = z.strictObject({ heading, lists, links: further });

export const menuSchema = z
  .strictObject({
    header: z
      .array(z.union([link, group, list]))
      .default([])
      .describe('The header’s links, groups of links and automatic lists, first to last.'),
    strip: z.array(link).default([]).meta({ title: 'Link bar', description: 'A bar of links under the header.' }),
    footer: z
      .array(z.union([footGroup, footList]))
      .default([])
      .describe('The footer’s groups of links.'),
  })
  .prefault({})
  .meta({ title: 'Menu', description: 'The links of the header and the footer.' });

export type Menu = z.output<typeof menuSchema>;
export type MenuLink = z.output<typeof link>;
/** The content of a header panel or a footer group. */
export type MenuContent = Pick<z.output<typeof list>, 'links'> & { readonly lists?: z.output<typeof lists> };

/**
 * A menu without what needs a capability that the site has switched off, and without groups that this leaves empty (ledger P11);
 * its links to the service page lead to the external booking page if there is one (L13).
 */
export function menuFor(menu: Menu, switches: Switches): Menu {
  const isShown = (one: Pick<MenuLink, 'needs'> & Partial<MenuLink>) =>
    (one.needs === undefined || switches[one.needs]) && (switches.financeEnabled || !isFinanceHref(one.href ?? ''));
  const led = (one: MenuLink): MenuLink => ({ ...one, href: serviceHref(one.href, switches.serviceBookingUrl) });
  const filled = <G extends MenuContent>(one: G): G[] => {
    const links = one.links?.filter(isShown).map(led) ?? [];
    if (one.lists !== undefined) return [one.links === undefined ? one : { ...one, links }];
    return links.length === 0 ? [] : [{ ...one, links }];
  };
  return {
    header: menu.header.filter(isShown).flatMap((item): Menu['header'] => ('href' in item ? [led(item)] : filled(item))),
    strip: menu.strip.filter(isShown).map(led),
    footer: menu.footer.flatMap(filled),
  };
}
