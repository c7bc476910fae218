import { z } from 'zod';
import { YEAR } from '#src/rules/leads/check-field.ts';
import { isSameName } from '#src/rules/market/listing.ts';
import { LONGEST_NAME, MOST_NAMES } from '#src/rules/trade-in/name-list.ts';
import type { Context } from '#src/use-cases/context.ts';

const name = z.string().trim().max(LONGEST_NAME, `Please use no more than ${LONGEST_NAME} characters.`).optional();

/** What is chosen of a car so far, as it is asked for: its check, and its description in the API (ledger W6). */
export const namesQuestion = z.object({
  year: z
    .string('Please enter the year in 4 digits, such as 2019.')
    .trim()
    .regex(YEAR, 'Please enter the year in 4 digits, such as 2019.'),
  make: name.meta({ description: 'Without it, the answer lists makes.' }),
  model: name.meta({ description: 'With a make: without it, the answer lists models; with it, badges.' }),
});

/** What a shopper has chosen of their car so far. */
export interface ChosenCar {
  readonly year: number;
  readonly make: string | null;
  readonly model: string | null;
}

/** The makes, then the models of a make, then the badges of a model: those of about the car's age, or of any when there are none. */
export async function listNames(
  { site, store }: Pick<Context, 'site' | 'store'>,
  { year, make, model }: ChosenCar,
): Promise<string[]> {
  const query = { itemType: site.switches.itemType, make, model, most: MOST_NAMES };
  const near = await store.tradeIn.names({ ...query, year });
  return near.length > 0 ? near : store.tradeIn.names({ ...query, year: null });
}

/** A name as the platform's stock has it; null when the stock does not know it. */
export async function knownName(
  context: Pick<Context, 'site' | 'store'>,
  chosen: ChosenCar,
  name: string,
): Promise<string | null> {
  return (await listNames(context, chosen)).find((one) => isSameName(one, name)) ?? null;
}
