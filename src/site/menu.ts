import { z } from 'zod';
import { CAPABILITIES, type Switches } from './switches.ts';

const link = z.strictObject({
  label: z.string().min(1),
  href: z.string().regex(/^(\/(?!\/)|https:\/\/|tel:|mailto:|#)/, 'must be a path on this site or an https address'),
  /** The link is there only where the site has this capability (P11). */
  needs: z.enum(CAPABILITIES).optional(),
});

/** The header's links and the footer's groups of links. */
export const menuSchema = z
  .strictObject({
    header: z.array(link).default([]),
    footer: z.array(z.strictObject({ heading: z.string().min(1), links: z.array(link).min(1) })).default([]),
  })
  .default({ header: [], footer: [] });

export type Menu = z.output<typeof menuSchema>;
export type MenuLink = z.output<typeof link>;

/** A menu without the links whose capability the site has switched off, and without groups that this leaves empty (ledger P11). */
export function menuFor(menu: Menu, switches: Switches): Menu {
  const kept = (links: MenuLink[]) => links.filter(({ needs }) => needs === undefined || switches[needs]);
  return {
    header: kept(menu.header),
    footer: menu.footer.map((group) => ({ ...group, links: kept(group.links) })).filter(({ links }) => links.length > 0),
  };
}
