import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, titlePicture } from '#src/blocks/page-link.ts';
import { answeringLocation } from '#src/rules/leads/answering-location.ts';
import { locationLine, shownLocations } from '#src/use-cases/places/find-locations.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { cutOutView } from '#src/views/images/image-view.ts';
import { startAgainst } from '#src/views/trade-in/valuation-start.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).max(120).default('What’s your car worth?').describe('The heading.'),
    text: z.string().max(300).default('An instant offer in 2 minutes.').describe('The sentence below the heading.'),
    points: z.array(z.string().min(1)).max(6).default([]).describe('Short points below the form, such as what it costs.'),
    imageUrl: titlePicture,
    ground,
  })
  .meta({
    title: 'Valuation',
    description:
      'Where shoppers start selling their car: they enter its registration and get an offer, with how it was worked out.',
  });

export const block = defineBlock({
  schema,
  load: async (context, { imageUrl, ...props }, query) => {
    const place = answeringLocation(shownLocations(context), 'valuation');
    return {
      ...props,
      start: await startAgainst(context, query.get('car_id')),
      picture: imageUrl === null ? null : cutOutView(context, imageUrl),
      location: place === null ? null : locationLine(context, place),
      hours: place === null ? null : hoursView(context, place),
    };
  },
  params: () => ['car_id'],
  form: () => 'valuation',
  staysForVehicle: true,
});
