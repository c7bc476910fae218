import { z } from 'zod';

/** A link of a block to a page of the same site. */
export const pageLink = z.strictObject({
  label: z.string().min(1),
  href: z.string().regex(/^(\/(?!\/)|#)/, 'must be a path on this site'),
});

/** A picture's address: one of the platform's own, or of any place that can be asked safely. */
export const pictureAddress = z.string().regex(/^(\/(?!\/)|https:\/\/)/, 'must be a path on this site or an https address');

/** What lies under a section: the page itself, or a shade of it that sets the section apart. */
export const ground = z.enum(['plain', 'sunk']).default('plain');
