import type { Offer } from '#src/rules/offers/offer.ts';
import { offerPath } from '#src/rules/offers/offer.ts';
import { offerImage } from '#src/rules/offers/offer-words.ts';
import {
  absoluteAddress,
  crumbsData,
  type GraphInput,
  knownFields,
  sellerData,
  sharedImage,
} from '#src/views/site/graph-parts.ts';
import type { Crumb } from '#src/views/site/page-types.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import { offerSummary } from './offer-view.ts';

/** What search engines and the sites that links are shared on are told of an offer's page (ledger W1). */
export interface AboutOffer {
  /** The page's one address, as others reach it. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** A large picture, whole address; null where it has none. */
  readonly image: string | null;
  /** schema.org data: the offer and the way to it. */
  readonly graph: object;
}

/** Where an offer's page stands, and whose it is. */
interface Around {
  readonly crumbs: readonly Crumb[];
  readonly locationId: number | null;
}

/** Describes an offer's page for those who do not read pages. */
export function aboutOffer(context: GraphInput, offer: Offer, { crumbs, locationId }: Around): AboutOffer {
  const url = absoluteAddress(context, offerPath(offer)) ?? context.origin;
  const address = offerImage(offer);
  const image = address === null ? null : sharedImage(context, address);
  const description = offerSummary(offer);
  const data = knownFields({
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    name: offer.name,
    description,
    category: offer.category,
    image,
    validFrom: isoOf(offer.startsAt),
    validThrough: isoOf(offer.expiresAt),
    itemOffered: itemData(context, offer),
    seller: sellerData(context, { dealershipId: offer.dealershipId, locationId }),
  });
  return {
    url,
    name: offer.name,
    description,
    image,
    graph: { '@context': 'https://schema.org', '@graph': [data, crumbsData(context, crumbs, url)] },
  };
}

function itemData({ site }: GraphInput, { manufacturer, model }: Offer): object | null {
  if (manufacturer === null) return null;
  return knownFields({
    '@type': vehicleWord(site) === 'car' ? 'Car' : 'Vehicle',
    name: [manufacturer, model?.name].filter((part) => part !== undefined).join(' '),
    brand: { '@type': 'Brand', name: manufacturer },
    model: model?.name ?? null,
  });
}

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
