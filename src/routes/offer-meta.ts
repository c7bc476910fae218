import type { MetaDescriptor } from 'react-router';
import type { AboutOffer } from '#src/views/offers/about-offer.ts';
import { pageMeta } from './page-meta.ts';

interface Input {
  readonly about: AboutOffer;
  readonly siteName: string;
}

/** What stands in the head of an offer's page (ledger W1). */
export const offerMeta = ({ about, siteName }: Input): MetaDescriptor[] =>
  pageMeta({ ...about, title: `${about.name} | ${siteName}`, siteName, imageAlt: about.name });
