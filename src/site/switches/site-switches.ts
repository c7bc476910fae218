import { z } from 'zod';
import { STOCK_ELEMENTS, type StockElement } from '#src/rules/catalogues/stock-xml.ts';
import { MODEL_GROUPINGS } from '#src/rules/models/models.ts';
import { DEFAULT_ZONE, isZone } from '#src/rules/time/zones.ts';
import { page, perDealership, secret, server } from './switch-meta.ts';

export const siteSwitches = {
  timeZone: z
    .string()
    .refine(isZone, 'must be a time zone such as Australia/Sydney')
    .default(DEFAULT_ZONE)
    .meta(
      page('Time zone', 'The time zone of the site’s dates and times. Opening hours follow the state of each location instead.'),
    ),
  itemType: z.enum(['car', 'caravan']).default('car').meta(page('Vehicles sold', 'Whether the site’s text says car or caravan.')),
  truckMeans: z
    .enum(['lightTruck', 'ute'])
    .default('lightTruck')
    .meta(
      page(
        'Meaning of “truck” in stock feeds',
        'The body type shown for a vehicle that the stock feed calls a truck: a light truck or a ute.',
      ),
    ),
  overrideCity: z
    .string()
    .nullable()
    .default(null)
    .meta(
      page(
        'City shown for all vehicles',
        'Shows this city for every vehicle instead of the city where it is. Leave empty to show each vehicle’s own city.',
      ),
    ),
  showsLicenceNumbers: z
    .boolean()
    .nullable()
    .default(null)
    .meta(
      page(
        'Licence numbers',
        'Whether dealer licence and repairer numbers are shown. Leave empty to show them only in states that require it.',
      ),
    ),
  vehicleCatalogues: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Catalogues for advertisers',
        'When on, Google and Meta can fetch the vehicles for sale at /catalogues/google-vehicles.tsv and /catalogues/meta-vehicles.csv, and other receivers at /catalogues/stock.xml; /catalogues/left-out.csv says which are left out and why.',
      ),
    ),
  stockXmlElements: z
    .partialRecord(
      z.enum(Object.keys(STOCK_ELEMENTS) as StockElement[]),
      z
        .string()
        .regex(/^[A-Za-z_][\w.-]{0,63}$/, 'must be the name of an XML element')
        .nullable(),
    )
    .default({})
    .meta(
      page(
        'Element names for the stock file',
        'The names that a receiver of /catalogues/stock.xml wants for its elements, such as {"make": "manufacturer"}; null leaves an element out. Names that are not given stay as they are.',
      ),
    ),
  indexNow: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Tell search engines about changes',
        'When on, search engines that take part in IndexNow, such as Bing, are told within minutes which vehicle pages are new, changed or gone. The key they check is at /indexnow.txt.',
      ),
    ),
  footerNote: z
    .string()
    .min(1)
    .max(200)
    .nullable()
    .default(null)
    .meta(page('Footer note', 'A line at the bottom of every page, such as a notice to visitors. Leave empty for none.')),
  messagingToken: z
    .string()
    .nullable()
    .default(null)
    .meta(perDealership(secret('Messaging service key', 'The dealer’s key for its messaging service.'))),
  agentTools: z
    .boolean()
    .default(false)
    .meta(
      server(
        'Tools for shopping assistants',
        'When on, assistants such as chat programs can search the stock, compare vehicles and send enquiries for a shopper who asked them to, at /mcp. Enquiries have the limits of the site’s own forms.',
      ),
    ),
  menusOpenOn: z
    .enum(['click', 'hover'])
    .default('click')
    .meta(page('Open menus on', 'Whether the header’s menus open on click or on hover. Keyboard and touch always work.')),
  modelsGroupedBy: z
    .enum(MODEL_GROUPINGS)
    .default('body')
    .meta(page('Group models by', 'Whether menus and lists group models by body type or by powertrain.')),
};
