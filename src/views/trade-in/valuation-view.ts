import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { Option } from '#src/rules/leads/fields.ts';
import type { StepField } from '#src/rules/leads/form-types.ts';
import { VALUATION_STEPS } from '#src/rules/leads/valuation-steps.ts';
import { phoneText } from '#src/rules/text/phone-text.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';
import { noFigureText, notFoundText, rangeText } from '#src/rules/trade-in/valuation-words.ts';
import type { Context } from '#src/use-cases/context.ts';
import { contactLocation } from '#src/use-cases/places/find-locations.ts';
import { listPurchasesHere } from '#src/use-cases/purchase/own-purchase.ts';
import type { Valuation } from '#src/use-cases/trade-in/read-valuation.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { type FormView, formView } from '#src/views/leads/form-view.ts';
import { begunRows } from '#src/views/purchase/begun-rows.ts';
import { type HandView, handView } from './hand-view.ts';
import { type OfferView, offerView } from './offer-view.ts';
import { type OwnCarView, ownCarView } from './own-car-view.ts';
import { valuationStart } from './valuation-start.ts';

/** The addresses of a valuation's steps; the first is the address itself. */
export const STEP_PARTS = ['car', 'by-hand', 'condition', 'offer', 'accept', 'inspection'] as const;
export type StepPart = (typeof STEP_PARTS)[number];

/** What a step shows besides the car. */
export type StepView =
  | { readonly kind: 'car' }
  | { readonly kind: 'by-hand'; readonly notFound: string | null; readonly rego: RegoView; readonly hand: HandView }
  | { readonly kind: 'condition' }
  | { readonly kind: 'call'; readonly text: string; readonly asksKms: boolean }
  | { readonly kind: 'offer'; readonly offer: OfferView }
  | { readonly kind: 'accept'; readonly offer: OfferView }
  | { readonly kind: 'ended'; readonly on: string }
  | ({
      readonly kind: 'done';
      readonly until: string | null;
      /** '$16,300 to $18,100'; null when no offer was accepted. */
      readonly range: string | null;
      readonly offerId: string | null;
      /** The purchase that it can go towards; null when none was begun. */
      readonly purchase: { readonly name: string; readonly href: string } | null;
    } & Inspection)
  | ({ readonly kind: 'inspection' } & Inspection);

/** The form that books an inspection. */
interface Inspection {
  readonly inspection: FormView;
  /** What is filled in. */
  readonly person: Fields;
  /** 'Sam Shopper, 0412 345 678, sam@example.com' once that is known, and so not asked again; null before. */
  readonly who: string | null;
}

type Fields = Readonly<Record<string, string>>;

interface RegoView {
  readonly rego: string;
  readonly state: string;
  readonly states: readonly Option[];
}

export interface ValuationView {
  readonly path: string;
  readonly leadId: string;
  readonly car: OwnCarView | null;
  readonly step: StepView;
  /** What was answered so far. */
  readonly values: Fields;
  readonly form: FormView;
  /** What asks who the shopper is; empty once that is known. */
  readonly contact: readonly StepField[];
  readonly contactFirst: boolean;
  readonly phone: string | null;
  /** The suburb where cars are looked at. */
  readonly place: string;
  readonly visitKm: number;
}

/** A step of a valuation; a step that its answers do not lead to yet is the one before it. */
export async function valuationView(
  context: Context,
  valuation: Valuation,
  part: StepPart,
  query: URLSearchParams,
): Promise<ValuationView> {
  const { lead } = valuation;
  const { switches } = context.site;
  const path = addressPath('valuation', { lead: lead.id });
  const form = formView(context, 'valuation', { action: path });
  return {
    path,
    leadId: lead.id,
    car: ownCarView(context, valuation),
    step: await stepView(context, valuation, part, query),
    values: lead.fields,
    form,
    contact: hasContact(valuation) ? [] : contactFields(form, switches.tradeInContactFirst),
    contactFirst: switches.tradeInContactFirst,
    phone: sitePhone(context),
    place: contactLocation(context, null)?.city ?? context.site.name,
    visitKm: switches.tradeInVisitKm,
  };
}

async function stepView(context: Context, valuation: Valuation, part: StepPart, query: URLSearchParams): Promise<StepView> {
  const { car, lead, offer, state, noFigure, isSurelyOld } = valuation;
  if (lead.isComplete) return doneView(context, valuation, await begunPurchase(context));
  if (car === null || part === 'by-hand') return byHand(context, valuation, query);
  if (part === 'car') return { kind: 'car' };
  const kms = lead.fields.kms === undefined ? null : Number(lead.fields.kms);
  // A car that is too old gets its answer before anybody asks about scratches.
  if (noFigure === 'age' || (noFigure !== null && part !== 'condition'))
    return {
      kind: 'call',
      text: noFigureText({ car, kms, reason: noFigure, isSurelyOld }),
      asksKms: noFigure === 'age' && kms === null,
    };
  if (part === 'condition' || offer === null) return { kind: 'condition' };
  if (part === 'inspection') return { kind: 'inspection', ...inspectionOf(context, valuation) };
  if (state === 'ended') return { kind: 'ended', on: dayOf(context, offer.until) };
  return { kind: part === 'accept' ? 'accept' : 'offer', offer: await offerView(context, valuation, offer) };
}

const hasContact = ({ lead: { fields } }: Valuation): boolean => (fields.phone ?? '') !== '';

/** The fields that ask who the shopper is, as the site's form has them. */
const contactFields = ({ form }: FormView, contactFirst: boolean): readonly StepField[] =>
  (form.steps[contactFirst ? VALUATION_STEPS.condition : VALUATION_STEPS.offer]?.fields ?? []).filter(({ name }) =>
    CONTACT.includes(name),
  );

const CONTACT: readonly string[] = ['name', 'last_name', 'email', 'phone', 'terms_conditions'];

async function byHand(context: Context, { lead: { fields } }: Valuation, query: URLSearchParams): Promise<StepView> {
  const { states, state } = valuationStart(context, null);
  const rego = fields.rego ?? '';
  const isMissing = rego !== '' && !fields['Vehicle Make'];
  return {
    kind: 'by-hand',
    notFound: isMissing ? notFoundText(rego, fields.regoState ?? state) : null,
    rego: { rego, state: fields.regoState ?? state, states },
    hand: await handView(context, fields, query),
  };
}

async function begunPurchase(context: Context): Promise<{ readonly name: string; readonly href: string } | null> {
  const [newest] = await begunRows(context, await listPurchasesHere(context));
  return newest === undefined ? null : { name: newest.name, href: newest.tradeInHref };
}

function doneView(
  context: Context,
  valuation: Valuation,
  purchase: { readonly name: string; readonly href: string } | null,
): StepView {
  const { offer, state } = valuation;
  const isAccepted = state === 'accepted' && offer !== null;
  return {
    kind: 'done',
    until: isAccepted ? dayOf(context, offer.until) : null,
    range: isAccepted ? rangeText(offer) : null,
    offerId: isAccepted ? offer.id : null,
    purchase,
    ...inspectionOf(context, valuation),
  };
}

const dayOf = ({ site, services }: Context, at: Date): string =>
  longDayText(site.switches.timeZone, at.getTime(), services.now());

/** The form that books an inspection, with what is known filled in; whoever has said who they are is not asked again. */
function inspectionOf(context: Context, valuation: Valuation): Inspection {
  const { lead, car } = valuation;
  const { fields } = lead;
  const { name = '', last_name = '', email = '', phone = '', rego = '' } = fields;
  const about = car === null ? '' : `For my ${car.year} ${car.make} ${car.model}${rego === '' ? '' : `, ${rego}`}.`;
  const asked = formView(context, 'inspection', { action: addressPath('valuation', { lead: lead.id, step: 'inspection' }) });
  const isKnown = hasContact(valuation);
  return {
    inspection: isKnown ? withoutContact(asked, fields) : asked,
    person: { name, last_name, email, phone, message: about },
    who: isKnown ? [[name, last_name].filter(Boolean).join(' '), phoneText(phone), email].filter(Boolean).join(', ') : null,
  };
}

/** A form that sends along who the shopper is instead of asking. */
const withoutContact = (view: FormView, known: Fields): FormView => ({
  ...view,
  form: {
    ...view.form,
    steps: view.form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => (CONTACT.includes(field.name) ? { ...field, fixed: known[field.name] ?? '' } : field)),
    })),
  },
});
