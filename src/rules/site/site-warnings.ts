import { hasReceiver } from '../leads/has-receiver.ts';

interface WarnedSite {
  readonly pages: Readonly<Record<string, unknown>>;
  readonly dealerships: readonly { readonly slug: string; readonly switches: Parameters<typeof hasReceiver>[0] }[];
}

/** What the operator of a site must be told although its file is valid (ledger P16). */
export function siteWarnings({ pages, dealerships }: WarnedSite): string[] {
  return [
    ...dealerships
      .filter(({ switches }) => !hasReceiver(switches))
      .map(
        ({ slug }) => `nobody receives the leads of the dealership "${slug}"; set leadEmails, leadAdfEmails or leadWebhookUrl`,
      ),
    ...('privacy-policy' in pages ? [] : ['its forms link to /privacy-policy, which is not among its pages']),
  ];
}
