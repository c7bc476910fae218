import { z } from 'zod';
import { type ModelColour, type ModelDetails, type ModelInterior, NO_DETAILS } from '#src/rules/models/model-details.ts';
import { MODEL_ANGLES } from '#src/rules/models/painted-address.ts';
import { siteOrWebAddress, slugSchema } from '#src/site/fields.ts';

const figure = (most: number) => z.number().positive().max(most).nullable().default(null);
const hexCode = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f5fa8');
const words = z.string().min(1).max(80);
/** What manufacturers' lists also say and no page shows. */
const unread = z.union([z.string(), z.number()]).nullish();

/** Millimetres, kilograms and litres. */
const dimensions = z.strictObject({
  length: figure(30_000),
  width: figure(5_000),
  height: figure(5_000),
  wheelbase: figure(15_000),
  grossVehicleMass: figure(50_000),
  dragCoefficient: figure(2),
  bootSpace: figure(20_000),
});

/** Kilowatts, newton metres, seconds, kilometres, inches, metres, kilowatt-hours, minutes, litres in 100 kilometres. */
const performance = z.strictObject({
  drivetrain: words.nullable().default(null),
  maximumPower: figure(3_000),
  maximumTorque: figure(20_000),
  zeroToHundred: figure(120),
  drivingRange: figure(3_000),
  wheels: figure(40),
  turningRadius: figure(30),
  battery: figure(1_000),
  fastCharge: figure(1_000),
  fuelUse: figure(100),
});

const variant = z.strictObject({
  id: slugSchema,
  baseId: slugSchema,
  name: words,
  price: z
    .strictObject({ amount: z.int().positive().max(10_000_000), meaning: words })
    .nullable()
    .default(null),
  dimensions: dimensions.default(dimensions.parse({})),
  performance: performance.default(performance.parse({})),
  features: z.record(words, z.boolean()).default({}),
  sample: z.boolean().default(false),
});

const colour = z
  .strictObject({
    id: slugSchema,
    name: words,
    hexCode,
    colourCode: unread,
    model_variant_id: slugSchema.nullable().default(null),
    model_id: unread,
    oem_id: unread,
    source: unread,
    image_url: siteOrWebAddress.nullable().default(null),
    created_at: unread,
    note: z.string().max(80).default(''),
  })
  .transform(({ id, name, hexCode: hex, model_variant_id, image_url, note }) => ({
    id,
    name,
    hexCode: hex.toLowerCase(),
    variantId: model_variant_id,
    imageUrl: image_url,
    note,
  }));

const interior = z
  .strictObject({ id: slugSchema, name: words, hexCode, image_url: siteOrWebAddress, source: unread })
  .transform(({ id, name, hexCode: shade, image_url }) => ({ id, name, hexCode: shade, imageUrl: image_url }));

const areOnce = (things: readonly { readonly id: string }[]) => new Set(things.map(({ id }) => id)).size === things.length;

/** What a model of the catalogue may say about its variants and colours (ledger E4). Two colours may share a shade: one swatch is shown. */
export const detailFields = {
  variants: z.array(variant).max(24).refine(areOnce, 'two variants have the same id').optional(),
  colours: z.array(colour).max(60).refine(areOnce, 'two colours have the same id').optional(),
  interiors: z.array(interior).max(6).refine(areOnce, 'two interiors have the same id').optional(),
};

const stored = z.object({
  variants: z.array(z.unknown()).default([]),
  colours: z.array(z.custom<ModelColour>()).default([]),
  interiors: z.array(z.custom<ModelInterior>()).default([]),
});

/** The details as the database has them. What an earlier edition of the platform stored may lack what has been added since. */
export function storedDetails(details: string): ModelDetails {
  const { success, data } = stored.safeParse(JSON.parse(details));
  if (!success) return NO_DETAILS;
  return { ...data, variants: data.variants.flatMap((one) => variant.safeParse(one).data ?? []) };
}

/** How a block shows a model. */
export const modelAngle = z.enum(MODEL_ANGLES);
