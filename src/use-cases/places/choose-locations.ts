import type { Location } from '#src/rules/places/location.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { primaryLocation, shownLocations } from './find-locations.ts';

/** The locations that a block names, in its order; all that are shown where it names none. One that is not shown is left out. */
export function chosenLocations(context: Pick<PageContext, 'showroom'>, slugs: readonly string[]): readonly Location[] {
  const shown = shownLocations(context);
  return slugs.length === 0 ? shown : slugs.flatMap((slug) => shown.find((one) => one.slug === slug) ?? []);
}

/** The location that a block names; the one the site speaks of first where it names none, nothing where that one is not shown. */
export function chosenLocation(context: Pick<PageContext, 'showroom'>, slug: string | undefined): Location | null {
  return slug === undefined ? primaryLocation(context) : (shownLocations(context).find((one) => one.slug === slug) ?? null);
}
