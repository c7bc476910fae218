import { z } from 'zod';
import { locationChoice } from '#src/blocks/location-choice.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

/** The locations as a grid of cards (ledger D2). */
export const schema = z
  .strictObject({
    heading: heading.default('Our locations'),
    text: lead,
    locations: locationChoice,
    ground,
  })
  .meta({
    title: 'Location cards',
    description: 'The locations as cards: picture or map, address, telephone, hours and the ways on.',
  });
