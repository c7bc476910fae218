import type { Crumb } from '#src/rules/search/search-crumbs.ts';
import { ALL_SLUG } from '../addresses/all-stock.ts';
import { EMPTY_QUERY, writeSearchQuery } from '../search/search-query.ts';
import { type Vehicle, vehicleName } from '../stock/vehicle.ts';
import { slugOf } from '../text/slug.ts';

interface Input {
  /** Whether the last step is the vehicle's whole name. */
  readonly breadcrumbShowsName: boolean;
  /** '/search/' or '/used-car/' (ledger S19). */
  readonly breadcrumbPrefix: string;
  readonly hasMakePage: boolean;
  readonly hasModelPage: boolean;
}

/** The breadcrumb of a vehicle: Home, then its year, make, model and badge, or its name instead of the badge (ledger V1). */
export function vehicleCrumbs(car: Pick<Vehicle, 'carsalesTitle' | 'year' | 'make' | 'model' | 'badge'>, input: Input): Crumb[] {
  const make = `${input.breadcrumbPrefix}${slugOf(car.make)}`;
  const ofYear = writeSearchQuery({ ...EMPTY_QUERY, ranges: { year: { min: car.year, max: car.year } } });
  const last = input.breadcrumbShowsName ? vehicleName(car) : car.badge;
  const steps: Crumb[] = [
    { label: 'Home', href: '/' },
    { label: String(car.year), href: `${input.breadcrumbPrefix}${ALL_SLUG}/${ofYear}` },
    { label: car.make, href: input.hasMakePage ? make : null },
    { label: car.model, href: input.hasModelPage ? `${make}/${slugOf(car.model)}` : null },
    ...(last === null || last === '' ? [] : [{ label: last, href: null }]),
  ];
  // The current page is not a link.
  return steps.map((step, at) => (at === steps.length - 1 ? { ...step, href: null } : step));
}
