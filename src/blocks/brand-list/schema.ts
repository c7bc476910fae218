import { z } from 'zod';
import { lead } from '#src/blocks/page-link.ts';
import { siteOrWebAddress } from '#src/site/fields.ts';

const brand = z.union([
  z.string().min(1).describe('A make of the catalogue, by its name.'),
  z.strictObject({
    name: z.string().min(1).describe('Its name.'),
    href: siteOrWebAddress.describe('Where it is told about.'),
  }),
]);
const group = z.strictObject({
  heading: z.string().min(1).describe('What these brands are, such as Car brands.'),
  text: lead,
  brands: z.array(brand).min(1).describe('The brands, first to last.'),
});

/** The brands of a group of dealers. */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Our brands').describe('The heading of the page.'),
    text: lead,
    groups: z.array(group).min(1).describe('The brands under their headings.'),
  })
  .meta({
    title: 'Brand list',
    description: 'Brands with their logos under headings: cars, motorcycles, trucks, the group’s own.',
  });
