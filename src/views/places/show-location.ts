import { type NextStep, nextSteps } from '#src/rules/leads/next-steps.ts';
import type { Location } from '#src/rules/places/location.ts';
import { type LocationPages, locationHref } from '#src/rules/places/location.ts';
import { type TypeOption, typeOptions } from '#src/rules/places/location-types.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { type FormView, formView } from '#src/views/leads/form-view.ts';
import { type ReviewsView, reviewsView } from '#src/views/reviews/reviews-view.ts';
import type { Crumb } from '#src/views/site/graph-parts.ts';
import { type AboutLocation, aboutLocation } from './about-location.ts';
import { type LocationView, locationView, locationViews } from './location-view.ts';

/** The page of a location (ledger D3, D5). */
export interface LocationPage {
  readonly crumbs: readonly Crumb[];
  readonly location: LocationView;
  /** The types of location at its address; empty when there is only one. */
  readonly types: readonly (TypeOption & { readonly href: string })[];
  readonly form: FormView;
  /** What happens once the form is sent. */
  readonly steps: readonly NextStep[];
  readonly reviews: ReviewsView | null;
  readonly others: readonly LocationView[];
}

/** The locations of a dealership that has several. */
export interface DealershipPage {
  readonly crumbs: readonly Crumb[];
  readonly name: string;
  readonly locations: readonly LocationView[];
}

export type LocationAnswer =
  | { readonly kind: 'location'; readonly page: LocationPage; readonly about: AboutLocation }
  | { readonly kind: 'dealership'; readonly page: DealershipPage }
  | { readonly kind: 'moved'; readonly href: string }
  | null;

/** The page of a location under one of its two possible addresses; the one that the site has not chosen redirects to the other (ledger D4). */
export async function showLocation(context: PageContext, slug: string, under: LocationPages): Promise<LocationAnswer> {
  const location = shownLocations(context).find((one) => one.slug === slug);
  if (location === undefined) return null;
  const { locationPages } = context.site.switches;
  return under === locationPages ? locationAnswer(context, location) : { kind: 'moved', href: locationHref(slug, locationPages) };
}

/** What /locations/{slug} leads to: a location by its own slug, else a dealership's only one, else the list of its locations (ledger D4). */
export async function showLocationBySlug(context: PageContext, slug: string): Promise<LocationAnswer> {
  const shown = shownLocations(context);
  const dealership = context.site.dealerships.find((one) => one.slug === slug);
  const theirs = shown.filter(({ dealershipId }) => dealershipId === dealership?.id);
  const location = shown.find((one) => one.slug === slug) ?? (theirs.length === 1 ? theirs[0] : undefined);
  if (location !== undefined) return locationAnswer(context, location);
  if (dealership === undefined || theirs.length === 0) return null;
  const locations = await locationViews(context, theirs);
  return { kind: 'dealership', page: { crumbs: crumbsTo(context, dealership.name), name: dealership.name, locations } };
}

async function locationAnswer(context: PageContext, location: Location): Promise<LocationAnswer> {
  const shown = shownLocations(context);
  const { locationPages } = context.site.switches;
  const crumbs = crumbsTo(context, location.name);
  const types = typeOptions(shown, location);
  const others = shown.filter(({ slug }) => slug !== location.slug && types.every((type) => type.slug !== slug));
  return {
    kind: 'location',
    page: {
      crumbs,
      location: await locationView(context, location),
      types: types.map((type) => ({ ...type, href: locationHref(type.slug, locationPages) })),
      form: formView(context, 'contact', { location }),
      steps: nextSteps('contact', context.site.switches.itemType),
      reviews: reviewsView(context, location),
      others: await locationViews(context, others),
    },
    about: aboutLocation(context, location, crumbs),
  };
}

/** The breadcrumb goes through the first of these pages that the site has. */
const CONTACT_PAGES = ['contact-us', 'contact'];

function crumbsTo({ site }: PageContext, label: string): Crumb[] {
  const slug = CONTACT_PAGES.find((one) => Object.hasOwn(site.pages, one));
  const contact = slug === undefined ? [] : [{ label: site.pages[slug]?.title ?? '', href: `/${slug}` }];
  return [{ label: 'Home', href: '/' }, ...contact, { label, href: null }];
}
