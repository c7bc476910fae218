import { z } from 'zod';
import { dateFields, instant, refuseEndBeforeStart } from '#src/site/dates.ts';
import { siteOrWebAddress } from '#src/site/site-address.ts';

/** What a site shows in a corner of its pages until it is put away (ledger O3). */
export const popupSchema = z
  .strictObject({
    image_url: siteOrWebAddress.nullable().default(null).describe('Its picture; without one it shows its words alone.'),
    alt: z.string().max(200).default('').describe('What is seen in the picture, for those who do not see it.'),
    href: siteOrWebAddress.nullable().default(null).describe('Where it leads.'),
    heading: z.string().max(80).default('').describe('Its heading.'),
    text: z.string().max(300).default('').describe('A sentence or two under the heading.'),
    starts: instant.nullable().default(null).describe('It does not show before this time.'),
    expires: instant.nullable().default(null).describe('From this time on it does not show any more.'),
  })
  .superRefine(({ image_url, alt, heading, text, starts, expires }, context) => {
    refuseEndBeforeStart({ from: starts, until: expires }, context, 'expires');
    if (heading.trim() !== '' || text.trim() !== '') return;
    if (image_url === null)
      context.addIssue({ code: 'custom', path: [], message: 'a popup needs a picture, a heading or a text' });
    else if (alt.trim() === '')
      context.addIssue({ code: 'custom', path: ['alt'], message: 'a picture without words beside it must be described here' });
  });

/** A bar over a page: a line that stays, and more that can be folded away (ledger V14). */
export const announcementSchema = z
  .strictObject({
    heading: z.string().min(1).max(100).describe('The line that is always seen.'),
    text: z.string().max(400).default('').describe('What can be folded away; empty for a bar of one line.'),
    link: z
      .strictObject({
        label: z.string().min(1).max(40).describe('Its words.'),
        href: siteOrWebAddress.describe('Its siteOrWebAddress.'),
      })
      .nullable()
      .default(null)
      .describe('Where it leads.'),
    collapsible: z.boolean().default(true).describe('Whether the text can be folded away.'),
    ...dateFields,
  })
  .superRefine((dates, context) => refuseEndBeforeStart(dates, context));

export type Popup = z.output<typeof popupSchema>;
export type Announcement = z.output<typeof announcementSchema>;
