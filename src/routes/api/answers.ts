import type { NamesOfKind } from '#src/rules/addresses/addresses.ts';
import type { ApiArgs } from './api-args.ts';
import { loader as appointments } from './appointments.ts';
import { loader as compare } from './compare.ts';
import { loader as delivery } from './delivery.ts';
import { loader as disclaimer } from './finance-disclaimer.ts';
import { loader as places } from './places.ts';
import { action as quote } from './quote.ts';
import { action as receipt } from './receipt.ts';
import { loader as rego } from './rego.ts';
import { loader as search } from './search.ts';
import { loader as similar } from './similar.ts';
import { loader as vehicle } from './vehicle.ts';

type ApiAnswer = (args: ApiArgs) => Response | Promise<Response>;

/** What answers each address of the API. A route of its own for each would be listed in every browser. */
export const API_ANSWERS: Readonly<Record<NamesOfKind<'api'>, ApiAnswer>> = {
  apiSearch: search,
  apiPlaces: places,
  apiSimilar: similar,
  apiVehicle: vehicle,
  apiCompare: compare,
  apiReceipt: receipt,
  apiAppointments: appointments,
  apiRego: rego,
  apiDelivery: delivery,
  apiDisclaimer: disclaimer,
  apiQuote: quote,
};
