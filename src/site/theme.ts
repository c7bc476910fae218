import { z } from 'zod';
import { FONT_NAMES } from './fonts.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #075E6B');
const pixels = (most: number) => z.int().min(0).max(most);
const font = z.enum(FONT_NAMES);
/** Corners are pixels; 999 makes a pill. */
const corner = pixels(999).optional();

/** Corners that a site sets apart from the ones that grow out of its one radius. */
const radii = z.strictObject({
  control: corner,
  button: corner,
  card: corner,
  photo: corner,
  panel: corner,
  tag: corner,
  chip: corner,
});

const card = z.strictObject({
  border: z.boolean().default(true),
  shadow: z.boolean().default(false),
  padBlock: pixels(40).default(16),
  padInline: pixels(40).default(16),
});

const photo = z.strictObject({
  ratio: z.enum(['3/2', '4/3', '16/10', '16/9']).default('3/2'),
  inset: pixels(24).default(0),
  /** The room in which the platform's own pictures of vehicles are taken. */
  studio: z.enum(['cool', 'forecourt', 'dark', 'paper', 'mint']).default('cool'),
  /** What lies behind a picture until it is there. */
  background: colour.optional(),
});

/** How a site is dressed: two brand colours, from which all others are worked out, its type, its shapes and its arrangements. */
export const themeSchema = z.strictObject({
  brand: colour,
  accent: colour,
  neutralHue: z.number().min(0).max(360).default(250),
  neutralChroma: z.number().min(0).max(0.03).default(0.008),
  background: colour.default('#ffffff'),
  dark: colour.optional(),
  onPrimary: colour.optional(),
  fonts: z.strictObject({ head: font.default('system'), body: font.default('system') }).prefault({}),
  textSize: z.number().min(15).max(18).default(16),
  headWeight: z.int().min(200).max(900).default(700),
  /** In em. */
  headTracking: z.number().min(-0.08).max(0.05).default(-0.022),
  /** In percent; only some fonts have other widths. */
  headStretch: z.int().min(62).max(125).default(100),
  headLeading: z.number().min(0.9).max(1.4).default(1.1),
  priceFont: z.enum(['head', 'body']).default('head'),
  priceWeight: z.int().min(200).max(900).default(700),
  /** How close things stand: 1 is the platform's own, less is closer. */
  density: z.number().min(0.6).max(1.3).default(1),
  controlHeight: z.int().min(44).max(56).default(48),
  container: z.int().min(1040).max(1600).default(1296),
  section: z.enum(['small', 'medium', 'large']).default('medium'),
  radius: pixels(28).default(10),
  radii: radii.prefault({}),
  card: card.prefault({}),
  photo: photo.prefault({}),
  /** The drawing beside the name where there is no logo; 'initial' is the name's first letter. */
  mark: z.enum(['initial', 'waves', 'peak', 'coast', 'leaf', 'lane']).default('initial'),
  header: z.enum(['single', 'double', 'overlay', 'centred', 'pill']).default('single'),
  gallery: z.enum(['stage', 'mosaic']).default('stage'),
});

export type Theme = z.output<typeof themeSchema>;
