import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, isTitle, lead, titlePicture } from '#src/blocks/page-link.ts';
import { priceBudget } from '#src/rules/finance/finance-href.ts';
import { standaloneCalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import { financedVehicle } from '#src/views/finance/financed-vehicle.ts';
import { cutOutView } from '#src/views/images/image-view.ts';
import { formCar } from '#src/views/leads/show-form.ts';

const schema = z
  .strictObject({
    heading: heading.default('Estimate your repayments'),
    text: lead,
    amount: z
      .number()
      .positive()
      .nullable()
      .default(null)
      .describe('The amount the calculator starts with, in dollars; if empty, 30,000.'),
    isTitle,
    imageUrl: titlePicture,
    ground,
  })
  .meta({ title: 'Finance calculator', description: 'Sliders that estimate the weekly repayments of a loan.' });

export const block = defineBlock({
  schema,
  load: async (context, { amount, imageUrl, ...props }, query) => {
    const car = await financedVehicle(context, query.get('car_id'));
    const view = standaloneCalculatorView(context, priceBudget(query.get('vehiclePriceBudget')) ?? amount, car);
    if (view === null) return null;
    return {
      ...props,
      view,
      car: car === null ? null : formCar(context, car),
      picture: imageUrl === null ? null : cutOutView(context, imageUrl),
    };
  },
  needs: [{ capability: 'financeEnabled' }],
  params: ['car_id', 'vehiclePriceBudget'],
  staysForVehicle: true,
});
