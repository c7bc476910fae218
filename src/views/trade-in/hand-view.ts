import { localDay } from '#src/rules/time/local-day.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countLookUp } from '#src/use-cases/limits/count-look-up.ts';
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
  /** When the lists can be had again; null unless whoever asks has looked too many up. */
  readonly retryAfterSeconds: number | null;
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
  // The lists of a page are one look-up.
  const retryAfterSeconds = year === '' ? null : countLookUp(context);
  const names = (make: string | null, model: string | null) => listNames(context, { year: Number(year), make, model });
  const makes = year === '' || retryAfterSeconds !== null ? [] : await names(null, null);
  const make = makes.includes(chosen.make) ? chosen.make : '';
  const models = make === '' ? [] : await names(make, null);
  const model = models.includes(chosen.model) ? chosen.model : '';
  const badges = model === '' ? [] : await names(make, model);
  const badge = badges.includes(chosen.badge) ? chosen.badge : '';
  return { years, year, make, model, badge, makes, models, badges, retryAfterSeconds };
}
