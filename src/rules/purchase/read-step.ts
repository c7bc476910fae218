import type { Bound } from '../finance/lender.ts';
import { typedCents } from '../invoices/payable-amount.ts';
import { checkField } from '../leads/check-field.ts';
import type { FieldError } from '../leads/check-step.ts';
import { oneLine } from '../leads/field-text.ts';
import { reservationContact } from '../reservations/reservation-contact.ts';
import { exactDollars } from '../text/money-text.ts';
import { abnFault, readAbn } from './abn.ts';
import { DELIVERY_WINDOWS, type HandoverDay } from './handover-days.ts';
import type { BuyerDetails, DeliveryChoice, PayingChoice, TradeInChoice } from './purchase-answers.ts';

type Raw = Readonly<Record<string, string>>;

/** An answer, or what is wrong with what was typed. */
export type StepRead<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

const wrong = (field: string, message: string): FieldError => ({ field, message });
const refused = (...errors: readonly FieldError[]): StepRead<never> => ({ ok: false, errors });
const given = <Answer>(answer: Answer): StepRead<Answer> => ({ ok: true, answer });

/** Reads who buys. A business names its number, because its rights differ (ledger R3). */
export function readDetails(raw: Raw): StepRead<BuyerDetails> {
  const contact = reservationContact(raw);
  const state = checkField({ name: 'state', required: true }, raw.state ?? '');
  const buyer = raw.buyer === 'me' || raw.buyer === 'business' ? raw.buyer : null;
  const abn = buyer === 'business' ? readAbn(raw.abn ?? '') : null;
  const errors = [
    ...(contact.ok ? [] : contact.errors),
    ...('message' in state ? [wrong('state', state.message)] : []),
    ...(buyer === null ? [wrong('buyer', 'Please choose who it’s for.')] : []),
    ...(buyer === 'business' && abn === null ? [wrong('abn', abnFault(raw.abn ?? ''))] : []),
  ];
  if (!contact.ok || 'message' in state || buyer === null || errors.length > 0) return refused(...errors);
  return given({ contact: contact.contact, state: state.value, buyer, abn });
}

/** What the dealer offers for bringing the vehicle to its buyer. */
export interface DeliveryOffered {
  readonly days: Readonly<Record<'pick-up' | 'deliver', readonly HandoverDay[]>>;
  /** Whether the dealer names prices for delivering. */
  readonly delivers: boolean;
  /** What delivering to the typed postcode costs; null when that cannot be said. */
  readonly costCents: number | null;
}

/** Reads how the vehicle comes to its buyer. Where delivering has no price, a quote can still be asked for (ledger M12). */
export function readDelivery(raw: Raw, offered: DeliveryOffered): StepRead<DeliveryChoice> {
  switch (raw.delivery ?? '') {
    case 'pick-up': {
      const day = readDay(raw.pick_up_day ?? '', offered.days['pick-up']);
      return day === undefined ? refused(wrong('pick_up_day', NO_DAY)) : given({ kind: 'pick-up', day });
    }
    case 'deliver':
      return readAddress(raw, raw.go === 'quote' || !offered.delivers ? 'quote' : 'deliver', offered);
    default:
      return refused(wrong('delivery', 'Please choose pick up or delivery.'));
  }
}

/** The journey has no enquiry form, but a button of its own for a quote. */
const NO_ESTIMATE = 'We can’t price delivery to that postcode online. Ask for a delivery quote below, or collect it from us.';
const NO_DAY = 'Please choose a day from the list.';

function readAddress(raw: Raw, kind: 'deliver' | 'quote', { days, costCents }: DeliveryOffered): StepRead<DeliveryChoice> {
  const postcode = checkField({ name: 'postcode', required: true }, raw.postcode ?? '');
  const street = checkField({ name: 'street', required: true }, raw.street ?? '');
  const suburb = checkField({ name: 'suburb', required: true }, raw.suburb ?? '');
  const day = kind === 'quote' ? null : readDay(raw.delivery_day ?? '', days.deliver);
  const window = DELIVERY_WINDOWS.find((one) => one === raw.delivery_window);
  const errors = [
    ...('message' in postcode ? [wrong('postcode', postcode.message)] : []),
    ...(kind === 'deliver' && !('message' in postcode) && costCents === null ? [wrong('postcode', NO_ESTIMATE)] : []),
    ...('message' in street ? [wrong('street', 'Please enter the street and number.')] : []),
    ...('message' in suburb ? [wrong('suburb', 'Please enter the suburb.')] : []),
    ...(day === undefined ? [wrong('delivery_day', NO_DAY)] : []),
    ...(kind === 'deliver' && window === undefined ? [wrong('delivery_window', 'Please choose a time of day.')] : []),
  ];
  if ('message' in postcode || 'message' in street || 'message' in suburb || errors.length > 0) return refused(...errors);
  const to = { postcode: postcode.value, street: street.value, suburb: suburb.value };
  if (kind === 'quote') return given({ kind, ...to });
  return given({ kind, ...to, day: day ?? null, window: window ?? DELIVERY_WINDOWS[0], toldCents: costCents ?? 0 });
}

/** A day from the list; null where there is no list to choose from, undefined for any other day. */
function readDay(typed: string, offered: readonly HandoverDay[]): string | null | undefined {
  if (offered.length === 0) return null;
  return offered.find(({ date }) => date === typed)?.date;
}

/** An offer for the shopper's own car that they have accepted and that still holds. */
export interface OfferedTradeIn {
  readonly id: string;
  readonly vehicle: string;
  readonly middleCents: number;
}

/** The longest description of a car that is talked about later. */
const LONGEST_CAR = 120;

const OFFER_ANSWER = 'offer:';

/** The answer that chooses one of the offers. */
export const offerAnswer = (offerId: string): string => `${OFFER_ANSWER}${offerId}`;

/** Reads what the shopper's own car takes off. */
export function readTradeIn(raw: Raw, offers: readonly OfferedTradeIn[]): StepRead<TradeInChoice> {
  const chosen = raw.trade_in ?? '';
  if (chosen.startsWith(OFFER_ANSWER)) {
    const offer = offers.find(({ id }) => offerAnswer(id) === chosen);
    return offer === undefined
      ? refused(wrong('trade_in', 'This offer has ended. Please choose again.'))
      : given({ kind: 'offer', offerId: offer.id, vehicle: offer.vehicle, toldCents: offer.middleCents });
  }
  switch (chosen) {
    case 'none':
      return given({ kind: 'none' });
    case 'later': {
      const vehicle = oneLine((raw.trade_in_car ?? '').slice(0, 4 * LONGEST_CAR));
      if (vehicle === '') return refused(wrong('trade_in_car', 'Please tell us which car it is.'));
      return vehicle.length > LONGEST_CAR
        ? refused(wrong('trade_in_car', `Please use no more than ${LONGEST_CAR} characters.`))
        : given({ kind: 'later', vehicle });
    }
    default:
      return refused(wrong('trade_in', 'Please choose one.'));
  }
}

/** What can be borrowed for the vehicle. */
export interface LoanOffered {
  /** The lender's own bounds, in dollars; the most is also what is left to pay. */
  readonly amount: Bound;
  readonly mostCents: number;
  readonly years: readonly number[];
}

/** Whether what is left is enough for a loan. */
export const canBorrow = ({ amount, mostCents }: Pick<LoanOffered, 'amount' | 'mostCents'>): boolean =>
  mostCents >= amount.min * 100;

/** Reads how the rest is paid. Nothing is applied for by choosing a loan. */
export function readPaying(raw: Raw, loan: LoanOffered | null): StepRead<PayingChoice> {
  switch (raw.paying ?? '') {
    case 'transfer':
    case 'own-loan':
      return given({ kind: raw.paying === 'transfer' ? 'transfer' : 'own-loan' });
    case 'loan': {
      if (loan === null || !canBorrow(loan))
        return refused(wrong('paying', 'There’s no loan available for this one. Please choose again.'));
      const most = Math.min(loan.mostCents, loan.amount.max * 100);
      const amountCents = typedCents((raw.loan_amount ?? '').slice(0, 20).replace(/\s/g, '')) ?? 0;
      const years = loan.years.find((one) => String(one) === raw.loan_years);
      const errors = [
        ...(amountCents >= loan.amount.min * 100 && amountCents <= most
          ? []
          : [wrong('loan_amount', `Please enter ${exactDollars(loan.amount.min)} to ${exactDollars(most / 100)}.`)]),
        ...(years === undefined ? [wrong('loan_years', 'Please choose a term from the list.')] : []),
      ];
      return years === undefined || errors.length > 0 ? refused(...errors) : given({ kind: 'loan', amountCents, years });
    }
    default:
      return refused(wrong('paying', 'Please choose how you’ll pay.'));
  }
}
