import type { Offer } from '#src/rules/offers/offer.ts';
import { offerPath } from '#src/rules/offers/offer.ts';
import { offerImage } from '#src/rules/offers/offer-words.ts';
import { type ShareImage, shareImage } from '#src/views/seo/share-image.ts';
import {
  absoluteAddress,
  type Crumb,
  crumbsData,
  type GraphInput,
  knownFields,
  sellerData,
  sharedImage,
} from '#src/views/site/graph-parts.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import { offerSummary } from './offer-view.ts';

/** What search engines and link previews show of an offer's page (ledger W1). */
export interface AboutOffer {
  /** The page's canonical address. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly image: ShareImage | null;
  /** schema.org data: the offer and its breadcrumb. */
  readonly graph: object;
}

interface Surroundings {
  readonly crumbs: readonly Crumb[];
  readonly locationId: number | null;
}

export function aboutOffer(context: GraphInput, offer: Offer, { crumbs, locationId }: Surroundings): AboutOffer {
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
    image: shareImage(context, { title: offer.name, photo: address }),
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
