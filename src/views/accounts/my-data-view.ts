import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { erasureWords, KEPT_RECORDS, keptWords, SAVED_ANSWERS } from '#src/rules/accounts/erasure-words.ts';
import { maskedPhone } from '#src/rules/accounts/masked-phone.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { readEnquiries } from '#src/use-cases/accounts/read-enquiries.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { erasedWords, erasureRefusal, keptRecords, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { bookingTimes } from '#src/use-cases/bookings/format-times.ts';
import type { Context } from '#src/use-cases/context.ts';
import { prizeRows } from '#src/views/prizes/prize-rows.ts';
import { garagePath } from './garage-path.ts';
import { hasWatchlist } from './has-watchlist.ts';

/** The pages of a shopper's own data. */
export type MyDataPage = {
  readonly siteName: string;
  readonly garage: { readonly href: string; readonly label: string };
} & (
  | { readonly step: 'download'; readonly title: string; readonly who: string; readonly hasWatchlist: boolean }
  | {
      readonly step: 'erase';
      readonly title: string;
      readonly who: string;
      readonly text: string;
      /** When bookings that are still to come take place. */
      readonly bookings: readonly string[];
      /** Why nothing can be erased now, with where its shopper ends that; null when it can. */
      readonly blocked: { readonly text: string; readonly label: string; readonly href: string } | null;
    }
  | { readonly step: 'erased'; readonly title: string; readonly text: string }
);

const pageOf = (context: Context) => ({
  siteName: context.site.name,
  garage: { href: garagePath(context), label: context.site.switches.garageTitle },
});

const whoOf = ({ phone }: SignedIn): string => maskedPhone(showPhone(phone));

/** The page that a shopper downloads everything from, and the one that asks before everything is erased (ledger A12). */
export async function myDataView(context: Context, signedIn: SignedIn, step: 'download' | 'erase'): Promise<MyDataPage> {
  const shared = { ...pageOf(context), who: whoOf(signedIn) };
  if (step === 'download') return { ...shared, step, title: 'Download my data', hasWatchlist: hasWatchlist(context) };
  const storage = personalStorage(context);
  const refusal = await erasureRefusal(storage, signedIn);
  return {
    ...shared,
    step,
    title: 'Erase everything?',
    text: erasureWords(await heldWords(context, signedIn), await keptRecords(storage, signedIn)),
    bookings: await bookingsToCome(context, signedIn),
    blocked:
      refusal === null ? null : { text: refusal, label: 'See what you’ve reserved', href: `${shared.garage.href}#reserved` },
  };
}

/** The page that says goodbye, with the names of what was kept. */
export const dataErasedView = (context: Context, kept: readonly string[]): MyDataPage => ({
  ...pageOf(context),
  step: 'erased',
  title: 'Your data is erased',
  text: keptWords(KEPT_RECORDS.filter(({ name }) => kept.includes(name))),
});

const BOOKED: readonly string[] = ['held', 'confirmed'];

async function bookingsToCome(context: Context, signedIn: SignedIn): Promise<string[]> {
  const leads = await readEnquiries(context, signedIn);
  return leads.flatMap(({ booking }) =>
    booking !== null && BOOKED.includes(bookingPhase(booking)) && Date.parse(booking.startsAt) > context.services.now()
      ? [bookingTimes(booking).when]
      : [],
  );
}

/** What is erased of this shopper, in their words: no watchlist where the site has none, and neither prizes nor answers if they have none. */
async function heldWords(context: Context, signedIn: SignedIn): Promise<readonly string[]> {
  const isHeld: Readonly<Record<string, boolean>> = {
    watchlist: hasWatchlist(context),
    prizes: (await prizeRows(context, signedIn)).length > 0,
    [SAVED_ANSWERS]: (await context.store.purchases.records(signedIn.shopperId)).length > 0,
  };
  return erasedWords().filter((word) => isHeld[word] !== false);
}
