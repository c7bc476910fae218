import { defaulted, generated, integer, integers, nullable, text, texts, timestamptz } from './column.ts';

export const offersTables = {
  offer: {
    id: generated(integer),
    dealershipId: integer,
    name: text,
    description: defaulted(text),
    disclaimer: defaulted(text),
    category: nullable(text),
    imageUrl: nullable(text),
    manufacturer: nullable(text),
    modelId: nullable(integer),
    excludedWebsiteIds: defaulted(integers),
    startsAt: nullable(timestamptz),
    expiresAt: nullable(timestamptz),
    slug: text,
    position: defaulted(integer),
    sanitizedDescription: defaulted(text),
    sanitizedDisclaimer: defaulted(text),
    stockFilter: nullable(text),
    excludedSites: defaulted(texts),
  },
};
