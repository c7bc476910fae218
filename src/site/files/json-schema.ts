import { z } from 'zod';

/** A JSON Schema (draft 7, which editors know best), or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
}

/** Checks that JSON Schema cannot express, on their way from a schema to its description. */
const RULES = 'x-rules';

/**
 * The JSON Schema of what a person may write. Every property has a title, for a form's label. A check that JSON Schema cannot
 * express is added to the description, in the words of its error. A schema whose meta names a `document` becomes a reference to
 * that document, at the relative path `up`.
 */
export function jsonSchemaOf(schema: z.ZodType, up = ''): JsonSchema {
  const made = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const messages = rulesOf(zodSchema);
      if (messages.length > 0) jsonSchema[RULES] = messages;
    },
  }) as JsonSchema;
  return tidied(made, up);
}

/** The error messages of a schema's own checks. */
function rulesOf(schema: z.core.$ZodType): string[] {
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    const { error } = check._zod.def;
    const made = error?.({ code: 'custom', input: undefined, path: [], message: '' } as never);
    const message = typeof made === 'string' ? made : made?.message;
    return message === undefined ? [] : [message];
  });
}

function tidied(schema: JsonSchema, up: string): JsonSchema {
  const { [RULES]: rules, document, audience, perDealership, secret, ...rest } = schema;
  if (typeof document === 'string') return { $ref: `${up}${document}.json` };
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum;
  const sentences = [rest.description, ...(Array.isArray(rules) ? [`Otherwise it is refused: “${rules.join('; ')}”.`] : [])];
  const description = sentences.filter((part) => typeof part === 'string').join(' ');
  return {
    ...each(rest, up),
    ...(description === '' ? {} : { description }),
    // Accepted but never shown by an editor's form.
    ...(secret === true ? { writeOnly: true } : {}),
    // Which layers can set a switch, and whether its value may reach a browser.
    ...(audience === undefined
      ? {}
      : { 'x-audience': audience, 'x-layers': [...LAYERS, ...(perDealership === true ? ['dealership'] : [])] }),
  };
}

const LAYERS = ['template', 'brand', 'group', 'site'];

/** A schema with each of its parts tidied; examples and defaults stay as they are. */
function each(schema: JsonSchema, up: string): JsonSchema {
  const part = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(part);
    return typeof value === 'object' && value !== null ? tidied(value as JsonSchema, up) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (['default', 'enum', 'const', 'required'].includes(keyword)) return [keyword, value];
      return [keyword, keyword === 'properties' ? labelled(value as Record<string, JsonSchema>, up) : part(value)];
    }),
  );
}

function labelled(properties: Record<string, JsonSchema>, up: string): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { $ref, ...rest } = tidied(property, up);
      const title = label(name);
      // Draft 7 ignores everything beside a reference.
      return [name, $ref === undefined ? { title, ...firstDescription(rest), ...rest } : { title, allOf: [{ $ref }] }];
    }),
  );
}

/** The description of a value that can be empty is on its first alternative. */
function firstDescription({ anyOf }: JsonSchema): JsonSchema {
  const [first] = Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : [];
  return first?.description === undefined ? {} : { description: first.description };
}

/** Labels of names that are used in many schemas and that a dealer would not understand as they are. */
const LABELS: Readonly<Record<string, string>> = {
  alt: 'Picture description',
  contactHref: 'Contact link',
  dealer_license_number: 'Dealer licence number',
  expires: 'Show until',
  facebook_url: 'Facebook page',
  formated_hours: 'Hours as text',
  from: 'Show from',
  ground: 'Background',
  hasText: 'Text search field',
  href: 'Link',
  imageUrl: 'Picture',
  image_url: 'Picture',
  instagram_url: 'Instagram page',
  isCutOut: 'Vehicle without background',
  isTitle: 'Main heading of the page',
  lat: 'Latitude',
  limit: 'Maximum number',
  logo_url: 'Logo',
  long: 'Longitude',
  look: 'Style',
  motor_vehicle_repairer: 'Motor vehicle repairer number',
  overlapsHero: 'Overlap the hero',
  place_id: 'Map service id',
  place_url: 'Map service page',
  primary: 'Main link',
  secondary: 'Second link',
  showsPlace: 'Show the location',
  starts: 'Show from',
  until: 'Show until',
  url: 'Web address',
  variant: 'Layout',
  viewAllHref: 'View all link',
  whenEmpty: 'When there are none',
  which: 'Locations',
};

/** The label of a property without a title of its own: its name as words, so that "openingHours" is "Opening hours". */
function label(name: string): string {
  const known = LABELS[name];
  if (known !== undefined) return known;
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
