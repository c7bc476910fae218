import { isSameName } from '#src/rules/market/listing.ts';
import type { Context } from '#src/use-cases/context.ts';

const MOST = 300;

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
  const query = { itemType: site.switches.itemType, make, model, most: MOST };
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
