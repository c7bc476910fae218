import { defaulted, generated, integer, nullable, oneOf, text, texts } from './column.ts';

export const modelsTables = {
  manufacturer: {
    id: generated(integer),
    slug: text,
    name: text,
    logoUrl: nullable(text),
    also: defaulted(texts),
  },
  model: {
    id: generated(integer),
    manufacturerId: integer,
    slug: text,
    name: text,
    overrideUrl: nullable(text),
    status: defaulted(oneOf('current', 'coming_soon')),
    imageUrl: nullable(text),
    bodies: defaulted(texts),
    position: defaulted(integer),
    details: defaulted(text),
  },
};
