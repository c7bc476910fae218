import { isSitePath } from '../site/site-path.ts';
import type { TowChoice } from '../tow/tow-car.ts';
import { towChoiceOf } from '../tow/typed-tow-car.ts';

/** The pages a visitor had been to, the campaign parameters they came with (ledger X2), and the car they tow with (ledger P15). */
export interface LeadAttributes {
  readonly visited_pages: readonly string[];
  readonly linked_query_params: Readonly<Record<string, string>>;
  readonly tow_car?: TowChoice;
}

const MOST = 20;
const LONGEST = 300;

/** Reads what a browser remembers of a visit; anything that is not a path or a plain parameter is dropped. */
export function leadAttributes(raw: unknown): LeadAttributes {
  const { visited_pages: pages, linked_query_params: params, tow_car: towing } = isRecord(raw) ? raw : {};
  const towCar = towChoiceOf(towing);
  return {
    visited_pages: (Array.isArray(pages) ? pages : [])
      .filter((page): page is string => typeof page === 'string' && isSitePath(page))
      .slice(-MOST)
      .map(short),
    linked_query_params: Object.fromEntries(
      Object.entries(isRecord(params) ? params : {})
        .flatMap(([name, value]) => (typeof value === 'string' ? [[short(name), short(value)] as const] : []))
        .slice(0, MOST),
    ),
    ...(towCar === null ? {} : { tow_car: towCar }),
  };
}

/** What a later step adds: an empty trail must not overwrite the first step's. */
export const laterAttributes = (attributes: LeadAttributes): Partial<LeadAttributes> => ({
  ...(attributes.visited_pages.length === 0 ? {} : { visited_pages: attributes.visited_pages }),
  ...(Object.keys(attributes.linked_query_params).length === 0 ? {} : { linked_query_params: attributes.linked_query_params }),
  ...(attributes.tow_car === undefined ? {} : { tow_car: attributes.tow_car }),
});

const short = (text: string): string => text.slice(0, LONGEST);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
