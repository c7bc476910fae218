import { z } from 'zod';
import { page } from './switch-meta.ts';

const figure = (most: number) => z.number().min(0.01).max(most);

/** What the running cost of a car starts from, until a shopper enters their own (ledger M13). */
export const fuelSwitches = {
  fuelPricePerLitre: figure(20).default(1.7).meta(page('What a litre of fuel costs, in dollars; a sample figure.')),
  fuelKmPerWeek: z.number().min(1).max(5000).default(250).meta(page('How many kilometres a car is driven in a week.')),
  fuelLitresPer100Km: figure(100)
    .default(10)
    .meta(page('How many litres a car uses for 100 kilometres where its own figure is not known.')),
  electricityPricePerKwh: figure(5)
    .default(0.3)
    .meta(page('What a kilowatt hour of electricity costs, in dollars; a sample figure.')),
};
