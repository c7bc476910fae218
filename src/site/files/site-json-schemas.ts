import { z } from 'zod';
import { menuSchema } from '#src/site/menu.ts';
import { SWITCH_NAMES, switchMeta, switchSchema } from '#src/site/switches/switches.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { layerFileSchema, siteFileSchema } from './site-file.ts';

/** The JSON Schemas of everything in a site's file except the blocks of its pages, by the names they refer to each other with. */
export function siteJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const ofDealership = SWITCH_NAMES.filter((name) => switchMeta(name).perDealership === true);
  return {
    site: jsonSchemaOf(siteFileSchema.meta({ title: 'Site', description: 'A dealer’s site as one data file.' })),
    layer: jsonSchemaOf(
      layerFileSchema.meta({
        title: 'Layer',
        description: 'The switches that a template, a brand or a group sets for all its sites.',
      }),
    ),
    theme: jsonSchemaOf(
      themeSchema.meta({
        title: 'Theme',
        description:
          'The colours, fonts and shapes of a site. Colours with too little contrast are refused when the file is loaded.',
      }),
    ),
    menu: jsonSchemaOf(menuSchema),
    switches: jsonSchemaOf(
      z.strictObject(switchSchema.shape).meta({
        title: 'Switches',
        description: 'What differs between sites. Set only what differs; the rest comes from the layers below.',
      }),
    ),
    'dealership-switches': jsonSchemaOf(
      z.strictObject(Object.fromEntries(ofDealership.map((name) => [name, switchSchema.shape[name]]))).meta({
        title: 'A dealership’s switches',
        description: 'The switches that a dealership can set over its site.',
      }),
    ),
  };
}
