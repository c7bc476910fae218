import { z } from 'zod';
import { FREQUENCIES, type Frequency } from '#src/rules/finance/frequency.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { agentRepayment } from '#src/views/agents/agent-repayment.ts';
import { locationSummary, openNow } from '#src/views/places/location-summary.ts';
import { agentTool } from './agent-tool.ts';
import { NO_VEHICLE, vehicleId } from './stock-tools.ts';

export const openingHours = agentTool({
  name: 'opening_hours',
  title: 'Locations and opening hours',
  description: 'Where this dealer is, and when each location is open.',
  sends: false,
  input: z.strictObject({}),
  output: z.strictObject({
    locations: z.array(
      z.strictObject({
        name: z.string(),
        type: z.string(),
        url: z.url(),
        address: z.string(),
        phone: z.string().nullable(),
        now: z.string().nullable(),
        hours: z.array(z.string()),
        special_days: z.array(z.string()),
      }),
    ),
  }),
  run: (context) =>
    Promise.resolve({
      found: {
        locations: shownLocations(context).map((location) => {
          const { name, type, url, address, phone, hours, specialDays } = locationSummary(context, location);
          const now = openNow(context, location, context.services.now());
          return { name, type, url, address, phone, now, hours: [...hours], special_days: [...specialDays] };
        }),
      },
    }),
});

const dollars = z.number().min(0).max(90_000_000);

export const estimateRepayment = agentTool({
  name: 'estimate_repayment',
  title: 'Estimate a repayment',
  description:
    'What a loan would cost by this dealer’s own calculator. An estimate, not an offer: give the comparison rate with the rate, and pass on the notes.',
  sends: false,
  input: z.strictObject({
    vehicle_id: vehicleId.optional().describe('The vehicle the loan is for. Without it, give an amount.'),
    amount: dollars.optional().describe('The amount to borrow, in dollars; the vehicle’s price if left out.'),
    deposit: dollars.optional().describe('Deposit or trade-in.'),
    balloon: dollars.optional().describe('The final payment.'),
    years: z.number().min(1).max(10).optional(),
    per: z.enum(Object.keys(FREQUENCIES) as Frequency[]).optional(),
  }),
  output: z.strictObject({
    repayment: z.number(),
    per: z.string(),
    amount: z.number(),
    deposit: z.number(),
    balloon: z.number(),
    years: z.number(),
    repayments: z.int(),
    interest_rate: z.number(),
    comparison_rate: z.number(),
    total: z.number().nullable(),
    notes: z.array(z.string()),
  }),
  run: async (context, { vehicle_id: id, per: frequency, ...choices }) => {
    const car = id === undefined ? null : await findVehicle(context, String(id));
    if (id !== undefined && car === null) return { refused: NO_VEHICLE };
    if (car === null && choices.amount === undefined) return { refused: 'Please give a vehicle_id or an amount.' };
    const found = agentRepayment(context, car, { ...choices, frequency });
    return found === null ? { refused: 'This dealer gives no estimate for that. Please enquire.' } : { found };
  },
});
