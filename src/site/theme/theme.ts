import { z } from 'zod';
import { FONT_NAMES } from './fonts.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #075E6B');
const pixels = (most: number) => z.int().min(0).max(most);
const font = z.enum(FONT_NAMES);
/** Corners are pixels; 999 makes a pill. */
const corner = pixels(999).optional();

/** Corners that a site sets apart from the ones that grow out of its one radius. */
const radii = z.strictObject({
  control: corner.describe('Fields, in pixels.'),
  button: corner.describe('Buttons; 999 makes a pill.'),
  card: corner.describe('Cards.'),
  photo: corner.describe('Photos.'),
  panel: corner.describe('Panels.'),
  tag: corner.describe('Tags.'),
  chip: corner.describe('Chips.'),
});

const card = z.strictObject({
  border: z.boolean().default(true).describe('Whether cards have a border.'),
  shadow: z.boolean().default(false).describe('Whether cards throw a shadow.'),
  padBlock: pixels(40).default(16).describe('The room above and below a card’s words, in pixels.'),
  padInline: pixels(40).default(16).describe('The room beside a card’s words, in pixels.'),
});

const photo = z.strictObject({
  ratio: z.enum(['3/2', '4/3', '16/10', '16/9']).default('3/2').describe('The shape of photos.'),
  inset: pixels(24).default(0).describe('The room around a card’s photo, in pixels.'),
  studio: z
    .enum(['cool', 'forecourt', 'dark', 'paper', 'mint'])
    .default('cool')
    .describe('The room in which the platform’s own pictures of vehicles are taken.'),
  background: colour.optional().describe('What lies behind a picture until it is there.'),
});

/** How a site is dressed: two brand colours, from which all others are worked out, its type, its shapes and its arrangements. */
export const themeSchema = z.strictObject({
  brand: colour.describe('The main colour, such as #075E6B.'),
  accent: colour.describe('The colour of what is to be pressed.'),
  neutralHue: z.number().min(0).max(360).default(250).describe('The hue of the greys, in degrees.'),
  neutralChroma: z.number().min(0).max(0.03).default(0.008).describe('How coloured the greys are; 0 is not at all.'),
  background: colour.default('#ffffff').describe('The colour of the page.'),
  dark: colour.optional().describe('The colour of dark sections; empty for one worked out from the main colour.'),
  onPrimary: colour.optional().describe('The colour of words on buttons; empty for one that can be read.'),
  fonts: z
    .strictObject({
      head: font.default('system').describe('The type of headings.'),
      body: font.default('system').describe('The type of everything else.'),
    })
    .prefault({})
    .describe('The site’s type.'),
  textSize: z.number().min(15).max(18).default(16).describe('The size of text, in pixels.'),
  headWeight: z.int().min(200).max(900).default(700).describe('How bold headings are.'),
  headTracking: z.number().min(-0.08).max(0.05).default(-0.022).describe('The room between a heading’s letters, in em.'),
  headStretch: z.int().min(62).max(125).default(100).describe('How wide headings are, in percent; only some fonts can.'),
  headLeading: z.number().min(0.9).max(1.4).default(1.1).describe('How far apart a heading’s lines stand.'),
  priceFont: z.enum(['head', 'body']).default('head').describe('The type of prices.'),
  priceWeight: z.int().min(200).max(900).default(700).describe('How bold prices are.'),
  density: z.number().min(0.6).max(1.3).default(1).describe('How close things stand: less than 1 is closer.'),
  controlHeight: z.int().min(44).max(56).default(48).describe('The height of buttons and fields, in pixels.'),
  container: z.int().min(1040).max(1600).default(1296).describe('How wide pages grow, in pixels.'),
  section: z.enum(['small', 'medium', 'large']).default('medium').describe('The room between the sections of a page.'),
  radius: pixels(28).default(10).describe('How round corners are, in pixels.'),
  radii: radii.prefault({}).describe('Corners that differ from the others.'),
  card: card.prefault({}).describe('How vehicle cards look.'),
  photo: photo.prefault({}).describe('How photos look.'),
  mark: z
    .enum(['initial', 'waves', 'peak', 'coast', 'leaf', 'lane'])
    .default('initial')
    .describe('The drawing beside the name where there is no logo; initial is the name’s first letter.'),
  header: z.enum(['single', 'double', 'overlay', 'centred', 'pill']).default('single').describe('How the header is arranged.'),
  gallery: z.enum(['stage', 'mosaic']).default('stage').describe('How a vehicle’s photos are arranged.'),
});

export type Theme = z.output<typeof themeSchema>;
