import { z } from 'zod';
import { siteLink, siteOrWebAddress } from '#src/site/fields.ts';

/** A link of a block to a page of the same site. */
export const pageLink = z.strictObject({
  label: z.string().min(1).describe('The words of the link.'),
  href: siteLink.describe('Where it leads: a path on this site, such as /contact-us.'),
});

/** A picture's address: one of the platform's own, or of any place that can be asked safely. */
export const pictureAddress = siteOrWebAddress.describe('The address of a picture.');

/** What lies under a section: the page itself, or a shade of it that sets the section apart. */
export const ground = z
  .enum(['plain', 'sunk'])
  .default('plain')
  .describe('What lies under the section: the page itself, or a shade that sets it apart.');

/** What stands over a section. */
export const heading = z.string().min(1).describe('The heading.');

/** A sentence under a heading. */
export const lead = z.string().default('').describe('A sentence under the heading; empty for none.');

/** Whether a section's heading is the page's own: one section of a page may be its title. */
export const isTitle = z.boolean().default(false).describe('Whether the heading is the title of the whole page.');

/** The drawing in place of a picture. */
export const drawnBody = z.string().default('suv').describe('The body type drawn where there is no picture, such as suv or ute.');
