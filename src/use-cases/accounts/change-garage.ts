import { DETAIL_FIELDS, type ShopperDetails } from '#src/rules/accounts/shopper-details.ts';
import { changeAlerts, type RefusedContact } from '#src/use-cases/alerts/change-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { claimBegun } from './begun-here.ts';
import { changeWatched } from './change-watched.ts';
import { keepOwnTowCar } from './own-tow-car.ts';
import type { SignedIn } from './read-session.ts';
import { endAllSessions, endSession } from './sessions.ts';
import { type DetailsSaved, readDetails, saveDetails } from './shopper-details.ts';

type Form = Readonly<Record<string, unknown>>;

/** What a form of the shopper's own page did. */
export type GarageChanged =
  /** `part` is the part of the page that shows it. */
  | { readonly kind: 'done'; readonly part: 'reserved' | 'watchlist' | 'alerts' | 'details' | 'data' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'invalid'; readonly errors: DetailsErrors; readonly typed: Partial<ShopperDetails> }
  | { readonly kind: 'invalidContact'; readonly contact: RefusedContact }
  | { readonly kind: 'unknown' };

export type DetailsErrors = Extract<DetailsSaved, { kind: 'invalid' }>['errors'];

/** Does what a form of the shopper's own page asks for (ledger A10). */
export async function changeGarage(context: Context, signedIn: SignedIn, form: Form): Promise<GarageChanged> {
  switch (form.action) {
    case 'sign-out':
      await endSession(context, signedIn, signedIn.sessionId);
      return { kind: 'signedOut' };
    case 'sign-out-everywhere':
      await endAllSessions(context, signedIn);
      return { kind: 'signedOut' };
    case 'end-session':
      await endSession(context, signedIn, String(form.session));
      return form.session === signedIn.sessionId ? { kind: 'signedOut' } : { kind: 'done', part: 'data' };
    case 'claim-begun':
      await claimBegun(context, signedIn);
      return { kind: 'done', part: 'reserved' };
    case 'save-details':
      return changeDetails(context, signedIn, form);
    case 'forget-tow-car':
      return (await keepOwnTowCar(context, signedIn, null)) ? { kind: 'done', part: 'details' } : { kind: 'unknown' };
    case 'choose-contact':
    case 'switch-alert':
    case 'alert-frequency':
      return changeAlerts(context, signedIn, form);
    default:
      return (await changeWatched(context, signedIn, form)) ? { kind: 'done', part: 'watchlist' } : { kind: 'unknown' };
  }
}

/** Changes the details that the form has; the others stay as they are. */
async function changeDetails(context: Context, signedIn: SignedIn, form: Form): Promise<GarageChanged> {
  const names = Object.keys(DETAIL_FIELDS) as (keyof ShopperDetails)[];
  const typed: Partial<Record<keyof ShopperDetails, string>> = {};
  for (const name of names) if (typeof form[name] === 'string') typed[name] = form[name];
  const saved = await saveDetails(context, signedIn, { ...(await readDetails(context, signedIn)), ...typed });
  return saved.kind === 'saved' ? { kind: 'done', part: 'details' } : { kind: 'invalid', errors: saved.errors, typed };
}
