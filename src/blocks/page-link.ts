import { z } from 'zod';
import { siteLink, siteOrWebAddress } from '#src/site/fields.ts';

export const pageLink = z.strictObject({
  label: z.string().min(1).describe('The text of the link.'),
  href: siteLink.describe('A page of this site, such as /contact-us.'),
});

export const pictureAddress = siteOrWebAddress.describe('The address of a picture.');

/** The picture beside a page's title, in a band. */
export const titlePicture = pictureAddress
  .nullable()
  .default(null)
  .describe('A picture of a vehicle, shown without its background beside the heading, in a band; empty for none.');

export const ground = z
  .enum(['plain', 'sunk'])
  .default('plain')
  .describe('The background: the colour of the page, or a slightly darker shade that sets the section apart.');

export const heading = z.string().min(1).describe('The heading of the section.');

export const lead = z.string().default('').describe('A sentence under the heading; empty for none.');

/** One section of a page may hold the page's title. */
export const isTitle = z.boolean().default(false).describe('Whether this heading is the title of the page.');

export const drawnBody = z
  .string()
  .default('suv')
  .describe('The body type to draw when there is no picture, such as suv or ute.');
