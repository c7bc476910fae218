import type { SiteFacts } from '#src/site/files/site-note.ts';
import type { SiteDefinition } from '#src/site/site.ts';
import {
  bigint,
  boolean,
  defaulted,
  generated,
  integer,
  json,
  nullable,
  numeric,
  oneOf,
  smallint,
  text,
  texts,
  timestamptz,
} from './column.ts';

/** Sites, their layers and dealerships, and the versions that tell readers what has changed. */
export const siteTables = {
  version: {
    kind: oneOf('directory', 'site', 'dealership', 'market'),
    id: integer,
    number: defaulted(bigint),
  },
  site: {
    id: generated(integer),
    slug: text,
    name: text,
    createdAt: defaulted(timestamptz),
    removedAt: nullable(timestamptz),
  },
  siteHost: {
    host: text,
    site: integer,
    position: smallint,
  },
  siteDefinition: {
    siteId: integer,
    template: text,
    brand: nullable(text),
    group: nullable(text),
    definition: json<SiteDefinition>(),
    digest: text,
    appliedAt: defaulted(timestamptz),
  },
  siteNote: {
    siteId: integer,
    mark: text,
    seen: text,
    digest: text,
    facts: json<SiteFacts>(),
    warnings: texts,
  },
  layer: {
    kind: oneOf('template', 'brand', 'group'),
    name: text,
    switches: json<Readonly<Record<string, unknown>>>(),
  },
  dealership: {
    id: generated(integer),
    slug: text,
    name: text,
    phone: nullable(text),
    averageRating: nullable(numeric),
    reviewCount: defaulted(integer),
    marketOptOut: defaulted(boolean),
    switches: defaulted(json<Readonly<Record<string, unknown>>>()),
  },
  siteDealership: {
    siteId: integer,
    dealershipId: integer,
    position: smallint,
  },
};
