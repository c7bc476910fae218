import { z } from 'zod';
import { page } from './switch-meta.ts';

const figure = (most: number) => z.number().min(0.01).max(most);

/** The initial figures of the fuel calculator (ledger M13). */
export const fuelSwitches = {
  fuelPricePerLitre: figure(20)
    .default(1.7)
    .meta(
      page(
        'Fuel price per litre',
        'The price of a litre of fuel, in dollars, that the fuel calculator starts with. The default is a sample figure.',
      ),
    ),
  fuelKmPerWeek: z
    .number()
    .min(1)
    .max(5000)
    .default(250)
    .meta(page('Kilometres per week', 'How many kilometres a week the fuel calculator starts with.')),
  fuelLitresPer100Km: figure(100)
    .default(10)
    .meta(
      page('Litres per 100 km', 'The fuel consumption that the fuel calculator starts with when the vehicle’s own is not known.'),
    ),
  electricityPricePerKwh: figure(5)
    .default(0.3)
    .meta(
      page(
        'Electricity price per kWh',
        'The price of a kilowatt hour, in dollars, that the fuel calculator starts with. The default is a sample figure.',
      ),
    ),
};
