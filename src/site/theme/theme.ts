import { z } from 'zod';
import { FONT_NAMES, NORMAL_WIDTH, WEIGHTS } from './fonts.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #075E6B');
const pixels = (most: number) => z.int().min(0).max(most);
const font = z.enum(FONT_NAMES);
const weight = z.int().min(WEIGHTS[0]).max(WEIGHTS[1]);
/** In pixels; 999 makes a pill. */
const corner = pixels(999).optional();

/** Corners that differ from those derived from the general radius. */
const radii = z.strictObject({
  control: corner.meta({ title: 'Fields', description: 'The corners of form fields, in pixels.' }),
  button: corner.meta({ title: 'Buttons', description: 'The corners of buttons, in pixels; 999 makes a pill.' }),
  card: corner.describe('The corners of vehicle cards, in pixels.'),
  photo: corner.describe('The corners of photos, in pixels.'),
  panel: corner.describe('The corners of panels, in pixels.'),
  tag: corner.describe('The corners of tags, in pixels.'),
  chip: corner.describe('The corners of chips, in pixels.'),
});

const card = z.strictObject({
  border: z.boolean().default(true).describe('Whether vehicle cards have a border.'),
  shadow: z.boolean().default(false).describe('Whether vehicle cards have a shadow.'),
  padBlock: pixels(40)
    .default(16)
    .meta({ title: 'Space above and below', description: 'The space above and below a card’s text, in pixels.' }),
  padInline: pixels(40)
    .default(16)
    .meta({ title: 'Space left and right', description: 'The space to the left and right of a card’s text, in pixels.' }),
});

const photo = z.strictObject({
  ratio: z
    .enum(['3/2', '4/3', '16/10', '16/9'])
    .default('3/2')
    .meta({ title: 'Aspect ratio', description: 'The aspect ratio of photos.' }),
  inset: pixels(24)
    .default(0)
    .meta({ title: 'Space around the photo', description: 'The space around a card’s photo, in pixels.' }),
  studio: z
    .enum(['cool', 'forecourt', 'dark', 'paper', 'mint'])
    .default('cool')
    .meta({ title: 'Studio', description: 'The backdrop of the platform’s own pictures of vehicles.' }),
  background: colour
    .optional()
    .meta({ title: 'Photo background', description: 'The colour behind a photo until it has loaded.' }),
});

/** A site's theme: two brand colours from which all others are derived, fonts, shapes and layouts. */
export const themeSchema = z.strictObject({
  brand: colour.meta({ title: 'Main colour', description: 'The main colour of the site, such as #075E6B.' }),
  accent: colour.meta({ title: 'Accent colour', description: 'The colour of buttons and links.' }),
  neutralHue: z
    .number()
    .min(0)
    .max(360)
    .default(250)
    .meta({ title: 'Hue of greys', description: 'The hue of grey tones, in degrees.' }),
  neutralChroma: z
    .number()
    .min(0)
    .max(0.03)
    .default(0.008)
    .meta({ title: 'Tint of greys', description: 'How strongly grey tones are tinted; 0 is pure grey.' }),
  background: colour.default('#ffffff').meta({ title: 'Page background', description: 'The background colour of pages.' }),
  tint: colour.optional().meta({
    title: 'Tinted surfaces',
    description: 'The colour of chips, quiet panels and hovered buttons. Leave out for a pale shade of the main colour.',
  }),
  dark: colour.optional().meta({
    title: 'Dark sections',
    description: 'The background colour of dark sections. Leave out to derive it from the main colour.',
  }),
  onPrimary: colour
    .optional()
    .meta({ title: 'Text on buttons', description: 'The colour of text on buttons. Leave out to choose a readable one.' }),
  fonts: z
    .strictObject({
      head: font.default('system').meta({ title: 'Headings', description: 'The font of headings.' }),
      body: font.default('system').meta({ title: 'Text', description: 'The font of all other text.' }),
    })
    .prefault({})
    .describe('The fonts of the site.'),
  textSize: z.number().min(15).max(18).default(16).describe('The size of body text, in pixels.'),
  headWeight: weight
    .default(700)
    .meta({ title: 'Heading weight', description: 'The font weight of headings; 400 is regular, 700 bold.' }),
  headTracking: z
    .number()
    .min(-0.08)
    .max(0.05)
    .default(-0.022)
    .meta({ title: 'Heading letter spacing', description: 'The space between the letters of a heading, in em.' }),
  headStretch: z
    .int()
    .min(62)
    .max(125)
    .default(NORMAL_WIDTH)
    .meta({ title: 'Heading width', description: 'The width of a heading’s letters, in percent. Only some fonts support it.' }),
  headLeading: z
    .number()
    .min(0.9)
    .max(1.4)
    .default(1.1)
    .meta({ title: 'Heading line height', description: 'The height of a heading’s lines, as a multiple of the font size.' }),
  priceFont: z.enum(['head', 'body']).default('head').describe('The font of prices: that of headings, or that of other text.'),
  priceWeight: weight.default(700).describe('The font weight of prices; 400 is regular, 700 bold.'),
  density: z.number().min(0.6).max(1.3).default(1).describe('How much space there is between things; less than 1 is tighter.'),
  controlHeight: z
    .int()
    .min(44)
    .max(56)
    .default(48)
    .meta({ title: 'Height of buttons and fields', description: 'The height of buttons and form fields, in pixels.' }),
  container: z
    .int()
    .min(1040)
    .max(1600)
    .default(1296)
    .meta({ title: 'Page width', description: 'The widest that page content gets, in pixels.' }),
  section: z
    .enum(['small', 'medium', 'large'])
    .default('medium')
    .meta({ title: 'Space between sections', description: 'The space between the sections of a page.' }),
  radius: pixels(28).default(10).meta({ title: 'Corner radius', description: 'How round corners are, in pixels.' }),
  radii: radii
    .prefault({})
    .meta({ title: 'Other corner radii', description: 'Parts whose corners differ from the general radius.' }),
  card: card.prefault({}).meta({ title: 'Vehicle cards', description: 'How vehicle cards look.' }),
  photo: photo.prefault({}).meta({ title: 'Photos', description: 'How photos look.' }),
  mark: z.enum(['initial', 'waves', 'peak', 'coast', 'leaf', 'lane']).default('initial').meta({
    title: 'Mark',
    description: 'The drawing beside the name if there is no logo; initial is the first letter of the name.',
  }),
  header: z
    .enum(['single', 'double', 'overlay', 'centred', 'pill'])
    .default('single')
    .meta({ title: 'Header layout', description: 'The layout of the header.' }),
  gallery: z
    .enum(['stage', 'mosaic'])
    .default('stage')
    .meta({ title: 'Gallery layout', description: 'The layout of a vehicle’s photos.' }),
});

export type Theme = z.output<typeof themeSchema>;
