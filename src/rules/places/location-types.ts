/** What a location does (ledger D1). */
export type LocationType = 'sales' | 'service' | 'parts' | 'service-and-parts';

const LABELS: Readonly<Record<LocationType, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'service-and-parts': 'Service & Parts',
};

/** The order in which types are offered. */
const ORDER = Object.keys(LABELS) as LocationType[];

interface Typed {
  readonly slug: string;
  readonly dealershipId: number;
  readonly locationType: LocationType;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** One of the types to choose from. */
export interface TypeOption {
  readonly slug: string;
  readonly label: string;
  readonly isChosen: boolean;
}

export const typeLabel = (type: LocationType): string => LABELS[type];

/**
 * The types to choose from when several share a location's address, with the location's own selected. With a single type there is
 * nothing to choose (ledger D5).
 */
export function typeOptions(all: readonly Typed[], location: Typed): TypeOption[] {
  const here = all.filter((one) => one.dealershipId === location.dealershipId && addressOf(one) === addressOf(location));
  const options = ORDER.flatMap((type) => {
    const one = type === location.locationType ? location : here.find(({ locationType }) => locationType === type);
    return one === undefined ? [] : [{ slug: one.slug, label: LABELS[type], isChosen: one.slug === location.slug }];
  });
  return options.length < 2 ? [] : options;
}

const addressOf = ({ street, city, state, postcode }: Typed): string =>
  [street, city, state, postcode].map((part) => part.trim().toLowerCase()).join('|');
