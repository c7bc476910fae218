import { localDay } from '#src/rules/time/local-day.ts';
import type { Context } from '#src/use-cases/context.ts';
import { listNames } from '#src/use-cases/trade-in/list-names.ts';

/** A car by hand: what can be chosen at each level, as far as the levels above it are. */
export interface HandView {
  readonly years: readonly string[];
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly badge: string;
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly badges: readonly string[];
}

const YEARS = 30;

/** The lists for a car by hand: without script each choice is in the address, which names nobody; otherwise what was chosen before. */
export async function handView(
  context: Context,
  fields: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Promise<HandView> {
  const { site, services } = context;
  const thisYear = localDay(site.switches.timeZone, services.now()).year;
  const years = Array.from({ length: YEARS + 1 }, (_, at) => String(thisYear - at));
  const chosen = query.has('year')
    ? { year: query.get('year') ?? '', make: query.get('make') ?? '', model: query.get('model') ?? '', badge: '' }
    : {
        year: fields['Vehicle Year'] ?? '',
        make: fields['Vehicle Make'] ?? '',
        model: fields['Vehicle Model'] ?? '',
        badge: fields['Vehicle Badge'] ?? '',
      };
  const year = years.includes(chosen.year) ? chosen.year : '';
  const names = (make: string | null, model: string | null) => listNames(context, { year: Number(year), make, model });
  const makes = year === '' ? [] : await names(null, null);
  const make = makes.includes(chosen.make) ? chosen.make : '';
  const models = make === '' ? [] : await names(make, null);
  const model = models.includes(chosen.model) ? chosen.model : '';
  const badges = model === '' ? [] : await names(make, model);
  return { years, year, make, model, badge: badges.includes(chosen.badge) ? chosen.badge : '', makes, models, badges };
}
