import { z } from 'zod';
import { dateFields, instant, refuseEndBeforeStart, siteOrWebAddress } from '#src/site/fields.ts';

/** A popup in a corner of a site's pages until the visitor closes it (ledger O3). */
export const popupSchema = z
  .strictObject({
    image_url: siteOrWebAddress.nullable().default(null).describe('The popup’s picture. Leave empty for a popup of text only.'),
    alt: z.string().max(200).default('').describe('What the picture shows, for people who cannot see it.'),
    href: siteOrWebAddress.nullable().default(null).meta({ title: 'Link', description: 'Where the popup or bar leads.' }),
    heading: z.string().max(80).default('').describe('The heading.'),
    text: z.string().max(300).default('').describe('A sentence or two under the heading.'),
    starts: instant.nullable().default(null).describe('Hidden before this time.'),
    expires: instant.nullable().default(null).describe('Hidden from this time on.'),
  })
  .superRefine(({ image_url, alt, heading, text, starts, expires }, context) => {
    refuseEndBeforeStart({ from: starts, until: expires }, context, 'expires');
    if (heading.trim() !== '' || text.trim() !== '') return;
    if (image_url === null)
      context.addIssue({ code: 'custom', path: [], message: 'a popup needs a picture, a heading or a text' });
    else if (alt.trim() === '')
      context.addIssue({ code: 'custom', path: ['alt'], message: 'a picture without text beside it must be described here' });
  });

/** A bar above a page: a line that is always visible, and text that can be folded away (ledger V14). */
export const announcementSchema = z
  .strictObject({
    heading: z.string().min(1).max(100).describe('The line that is always visible.'),
    text: z.string().max(400).default('').describe('The text that can be folded away. Leave empty for a bar of one line.'),
    link: z
      .strictObject({
        label: z.string().min(1).max(40).meta({ title: 'Text', description: 'The text of the link.' }),
        href: siteOrWebAddress.meta({ title: 'Address', description: 'Where the link leads.' }),
      })
      .nullable()
      .default(null)
      .meta({ title: 'Link', description: 'Where the popup or bar leads.' }),
    collapsible: z
      .boolean()
      .default(true)
      .meta({ title: 'Can be folded', description: 'Whether visitors can fold the text away.' }),
    ...dateFields,
  })
  .superRefine((dates, context) => refuseEndBeforeStart(dates, context));

export type Popup = z.output<typeof popupSchema>;
export type Announcement = z.output<typeof announcementSchema>;
