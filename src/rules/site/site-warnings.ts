import { matchAddress } from '#src/rules/addresses/match-address.ts';
import { dealerDeliveries } from '#src/rules/leads/planned-deliveries.ts';

/** Whether anyone at the dealership receives its leads. The shopper's confirmation does not count (ledger P16). */
const hasReceiver = (switches: Parameters<typeof dealerDeliveries>[0]): boolean => dealerDeliveries(switches).length > 0;

interface WarnedSite {
  readonly pages: Readonly<Record<string, unknown>>;
  readonly dealerships: readonly { readonly slug: string; readonly switches: Parameters<typeof hasReceiver>[0] }[];
  readonly switches: {
    readonly financeEnabled: boolean;
    readonly financeHref: string | null;
    readonly financePage: string;
    readonly financeProvider: string | null;
  };
  /** Whether its file or a layer under it sets the lender; otherwise it has the platform's sample. */
  readonly namesLender: boolean;
}

/** Warnings for the operator of a site although its file is valid (ledger P16). */
export function siteWarnings({ pages, dealerships, switches, namesLender }: WarnedSite): string[] {
  return [
    ...dealerships
      .filter((dealership) => !hasReceiver(dealership.switches))
      .map(({ slug }) => `nobody receives leads for the dealership "${slug}"; set leadEmails, leadAdfEmails or leadWebhookUrl`),
    ...('privacy-policy' in pages ? [] : ['its forms link to /privacy-policy, which is not among its pages']),
    ...(switches.financeEnabled ? financeWarnings(pages, switches, namesLender) : []),
  ];
}

function financeWarnings(
  pages: WarnedSite['pages'],
  { financeHref, financePage, financeProvider }: WarnedSite['switches'],
  namesLender: boolean,
): string[] {
  const [path = ''] = (financeHref ?? financePage).split(/[?#]/);
  const isMissing = matchAddress(path)?.address.name === 'page' && !(path.slice(1).replace(/\/$/, '') in pages);
  return [
    ...(isMissing
      ? [`finance is on and its links go to ${path}, which is not among its pages; add it, or set financeHref or financePage`]
      : []),
    ...(financeProvider === null
      ? ['finance is on without a lender, so it shows no figures; set financeProvider, or financeEnabled to false']
      : namesLender
        ? []
        : ['finance is on with the sample lender, as no lender is named; set financeProvider, or financeEnabled to false']),
  ];
}
