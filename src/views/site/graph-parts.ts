import { dealerPhone, vehicleLocation } from '#src/rules/places/location.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { LocationLine } from '#src/use-cases/places/find-locations.ts';
import { pictureSrc } from '#src/views/images/image-view.ts';

/** A step of a breadcrumb; the last has no address. */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** What data for search engines is made from. */
export type GraphInput = Pick<PageContext, 'site' | 'showroom' | 'origin' | 'images'>;

/** The width of pictures in link previews: the largest there is. */
const SHARED_WIDTH = 1200;

/** The dealer who sells something, as schema.org data. */
export function sellerData(
  context: GraphInput,
  sold: { readonly dealershipId: number; readonly locationId: number | null },
): object {
  const { site, showroom, origin } = context;
  const dealership = site.dealerships.find(({ id }) => id === sold.dealershipId) ?? null;
  const location = vehicleLocation(showroom, sold);
  return knownFields({
    '@type': 'AutoDealer',
    name: dealership?.name ?? site.name,
    url: `${origin}/`,
    telephone: dealerPhone(dealership, location),
    image: site.logoUrl === null ? null : absoluteAddress(context, context.images.address(site.logoUrl)),
    address: location === null ? null : addressData(location),
  });
}

export const addressData = (location: Omit<LocationLine, 'name' | 'phone'>): object =>
  knownFields({
    '@type': 'PostalAddress',
    streetAddress: location.street,
    addressLocality: location.city,
    addressRegion: location.state,
    postalCode: location.postcode,
    addressCountry: 'AU',
  });

export const crumbsData = (context: GraphInput, crumbs: readonly Crumb[], url: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: href === null ? url : absoluteAddress(context, href),
  })),
});

/** Questions and their answers, as schema.org data. */
export const questionsData = (
  questions: readonly { readonly question: string; readonly answer: readonly string[] }[],
): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  })),
});

/** The absolute address of a picture for link previews; null when it is not a valid one. */
export const sharedImage = (context: GraphInput, address: string): string | null =>
  absoluteAddress(context, pictureSrc(context, address, SHARED_WIDTH));

/** An absolute address, https or on this site; null for any other. */
export function absoluteAddress({ origin }: Pick<GraphInput, 'origin'>, address: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}

/** Leaves out unknown fields: an empty value would be read as a value. */
export const knownFields = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
