import { ownPath } from '#src/rules/accounts/own-path.ts';
import { ALL_SLUG, ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { searchTerms } from '#src/rules/alerts/alert-terms.ts';
import { backAlertWords, backWishWords, vehicleAlertWords, vehicleWishWords } from '#src/rules/alerts/alert-texts.ts';
import type { AlertWanted } from '#src/rules/alerts/alert-wanted.ts';
import { quotableSearch } from '#src/rules/alerts/quotable-search.ts';
import { searchNoun, searchWords } from '#src/rules/alerts/search-words.ts';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import { placeText } from '#src/rules/places/place-slug.ts';
import { valueLabel } from '#src/rules/search/facet-words.ts';
import type { WordFacet } from '#src/rules/search/facets.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { plural } from '#src/rules/text/plural.ts';
import type { AlertSubject } from '#src/store/alerts/ask-alerts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { type FoundStock, findStock } from '#src/use-cases/search/find-stock.ts';
import { readSearchAddress } from '#src/use-cases/search/read-search-address.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** What an alert would watch, as it is stored and as the one who asks may read it. */
export interface FoundWanted {
  readonly subject: AlertSubject;
  /** With everything that was chosen and typed. */
  readonly shown: string;
  /** How many vehicles a search finds now. */
  readonly count: number | null;
  readonly href: string;
  /** The vehicle that is pictured for it: the watched one, or the first that a search finds now. */
  readonly pictured: number | null;
}

/** Finds what an alert is to watch; null when it is no search of the site, or no vehicle that it shows. */
export function findWanted(context: PageContext, wanted: AlertWanted): Promise<FoundWanted | null> {
  return wanted.kind === 'search' ? findSearch(context, wanted.address) : findCar(context, wanted);
}

async function findCar(
  context: PageContext,
  { kind, vehicleId: id }: Exclude<AlertWanted, { kind: 'search' }>,
): Promise<FoundWanted | null> {
  const car = await findVehicle(context, String(id));
  if (car === null || car.id !== id) return null;
  const name = vehicleName(car);
  const words = kind === 'back' ? backAlertWords(name) : vehicleAlertWords(name);
  return {
    subject: { kind, query: null, wanted: null, vehicleId: id, words, noun: `the ${name}`, terms: [] },
    shown: kind === 'back' ? backWishWords(name) : vehicleWishWords(name),
    count: null,
    href: vehiclePath(car),
    pictured: id,
  };
}

const SEARCH_PATH = /^\/(?:search|used-car)(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/;

async function findSearch(context: PageContext, address: string): Promise<FoundWanted | null> {
  const path = ownPath(address);
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, context.origin);
  const [isSearch, slug = ALL_SLUG, model] = SEARCH_PATH.exec(pathname) ?? [];
  const chosen = isSearch === undefined ? null : readSearchAddress(context, slug, model);
  if (chosen === null) return null;
  const requested = { ...readSearchQuery(searchParams), page: 1, sort: 'relevance' as const };
  const found = findStock(context, chosen, requested, await placesFor(requested));
  const wanted = wantedOf(found);
  const base = slug === ALL_SLUG ? ALL_STOCK : `/search/${slug}${model === undefined ? '' : `/${model}`}`;
  const query = base + writeSearchQuery({ ...requested, near: found.query.near ?? requested.near });
  const word = context.site.switches.itemType;
  const quotable = quotableSearch(
    wanted,
    (facet, value) => chosen[facet]?.includes(value) === true || isKnown(context, facet, value),
  );
  return {
    subject: {
      kind: 'search',
      query,
      wanted,
      vehicleId: null,
      words: searchWords(quotable, plural(word)),
      noun: searchNoun(quotable, { word, isPlural: true }),
      terms: searchTerms(wanted),
    },
    shown: searchWords(wanted, plural(word)),
    count: found.answer.count,
    href: query,
    pictured: found.answer.cards[0]?.id ?? null,
  };
}

const wantedOf = ({ query: { text, words, ranges, near }, place }: FoundStock): WantedSearch => ({
  text,
  words,
  ranges,
  near: near === null || place === null ? null : { ...near, label: placeText(place.place) },
});

/** Whether a value is one of the stock's, of the makes and models that the site knows, or one that we have words for. */
function isKnown({ showroom }: PageContext, facet: WordFacet, value: string): boolean {
  const is = (other: string) => other.toLowerCase() === value.toLowerCase();
  if (facet === 'make' && showroom.makes.some(({ name }) => is(name))) return true;
  if (facet === 'model' && showroom.models.some(({ name }) => is(name))) return true;
  return valueLabel(facet, value) !== value || showroom.stock.values(facet).some(is);
}
