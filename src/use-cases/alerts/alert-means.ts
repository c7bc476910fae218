import type { Signer } from '#src/adapters/keys/signer.ts';
import type { AlertDealer } from '#src/adapters/mail/emails/alert-foot.ts';
import { MailRefused, type Post } from '#src/adapters/mail/mail.ts';
import { SmsRefused, type SmsSender } from '#src/adapters/sms/sms.ts';
import { dealerPhone, isLocationShown, primaryOf } from '#src/rules/places/location.ts';
import type { Database } from '#src/store/connect.ts';
import { emailAddress } from '#src/use-cases/leads/describe-lead.ts';
import type { LeadSite, LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';

/** What the worker sends alerts with. */
export interface AlertMeans {
  readonly db: Database;
  readonly sites: LeadSites;
  readonly post: Post;
  readonly sms: SmsSender;
  readonly signer: Signer;
  readonly now: () => Date;
}

/** Whose emails a site's alerts are: the site, at its primary location. */
export function alertDealer({ site, locations }: LeadSite): AlertDealer {
  const location = primaryOf(locations.filter(isLocationShown));
  const dealership = site.dealerships.find(({ id }) => id === location?.dealershipId) ?? site.dealerships[0] ?? null;
  return { name: location?.name ?? site.name, phone: dealerPhone(dealership, location), address: emailAddress(location) };
}

/** Why something was not sent, for a person at a terminal, and whether it may have arrived all the same. */
export function refusalOf(error: unknown): { readonly error: string; readonly mayHaveArrived: boolean } {
  const isKnown = error instanceof MailRefused || error instanceof SmsRefused;
  const text = error instanceof Error ? error.message : String(error);
  return {
    error: text.toWellFormed().replaceAll('\0', '').slice(0, 500) || 'It failed without a reason.',
    mayHaveArrived: isKnown ? error.mayHaveArrived : true,
  };
}
