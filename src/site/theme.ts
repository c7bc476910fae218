import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #075E6B');

/** How a site is dressed: two brand colours, from which all others are worked out, and its four arrangements. */
export const themeSchema = z.strictObject({
  brand: colour,
  accent: colour,
  neutralHue: z.number().min(0).max(360).default(250),
  neutralChroma: z.number().min(0).max(0.03).default(0.008),
  background: colour.default('#ffffff'),
  dark: colour.optional(),
  onPrimary: colour.optional(),
  radius: z.int().min(0).max(28).default(10),
  header: z.enum(['single', 'double', 'overlay', 'centred', 'pill']).default('single'),
});

export type Theme = z.output<typeof themeSchema>;
