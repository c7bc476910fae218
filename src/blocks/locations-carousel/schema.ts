import { z } from 'zod';
import { locationChoice } from '#src/blocks/location-choice.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

/** The locations in a row to swipe (ledger D2). */
export const schema = z
  .strictObject({
    heading: heading.default('Our Locations'),
    text: lead,
    locations: locationChoice,
    ground,
  })
  .meta({
    title: 'Locations carousel',
    description: 'The locations in a row to swipe, each with View Location and View Our Stock.',
  });
