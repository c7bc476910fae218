import { z } from 'zod';
import { serviceHref } from '#src/rules/site/service-href.ts';
import { CAPABILITIES, type Switches } from './switches.ts';

/** The link or group is there only where the site has this capability (P11). */
const needs = z.enum(CAPABILITIES).optional().describe('Shown only where the site has this capability.');
const link = z.strictObject({
  label: z.string().min(1).describe('The words of the link.'),
  href: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/|tel:|mailto:|#)/, 'must be a path on this site or an https address')
    .describe('Where it leads, such as /search/used-cars.'),
  needs,
});

/** A label of the header that opens a panel of links. */
const group = z.strictObject({
  label: z.string().min(1).describe('The words that open it.'),
  links: z.array(link).min(1).describe('What it opens, first to last.'),
  needs,
});

/** The header's links and groups of links, a strip of links under it, and the footer's groups. */
export const menuSchema = z
  .strictObject({
    header: z
      .array(z.union([link, group]))
      .default([])
      .describe('The header’s links and groups of links, first to last.'),
    strip: z.array(link).default([]).describe('A strip of links under the header.'),
    footer: z
      .array(
        z.strictObject({
          heading: z.string().min(1).describe('The group’s heading.'),
          links: z.array(link).min(1).describe('The group’s links.'),
        }),
      )
      .default([])
      .describe('The footer’s groups of links.'),
  })
  .prefault({})
  .meta({ title: 'Menu', description: 'The links of the header and the footer.' });

export type Menu = z.output<typeof menuSchema>;
export type MenuLink = z.output<typeof link>;
export type MenuGroup = z.output<typeof group>;

/**
 * A menu without what needs a capability the site has switched off, and without groups that this leaves empty (ledger P11); its links to
 * the service page lead elsewhere where the site books there (L13).
 */
export function menuFor(menu: Menu, switches: Switches): Menu {
  const isKept = ({ needs: capability }: Pick<MenuLink, 'needs'>) => capability === undefined || switches[capability];
  const led = (one: MenuLink): MenuLink => ({ ...one, href: serviceHref(one.href, switches.serviceBookingUrl) });
  const filled = <G extends { links: MenuLink[] }>(one: G): G[] => {
    const links = one.links.filter(isKept).map(led);
    return links.length === 0 ? [] : [{ ...one, links }];
  };
  return {
    header: menu.header.filter(isKept).flatMap((item): Menu['header'] => ('links' in item ? filled(item) : [led(item)])),
    strip: menu.strip.filter(isKept).map(led),
    footer: menu.footer.flatMap(filled),
  };
}
