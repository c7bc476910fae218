import type { MetaDescriptor } from 'react-router';
import type { AboutOffer } from '#src/use-cases/about-offer.ts';
import { sharedMeta } from './shared-meta.ts';

interface Given {
  readonly about: AboutOffer;
  readonly siteName: string;
}

/** What stands in the head of an offer's page (ledger W1). */
export function offerMeta({ about, siteName }: Given): MetaDescriptor[] {
  const { name, description, ...rest } = about;
  return [
    { title: `${name} | ${siteName}` },
    { name: 'description', content: description },
    ...sharedMeta({ ...rest, type: 'website', siteName, title: name, description, imageAlt: name }),
  ];
}
