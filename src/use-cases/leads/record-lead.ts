import { createHash } from 'node:crypto';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { bookingKind, isExactTime } from '#src/rules/bookings/wanted-booking.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import { consentRecord } from '#src/rules/leads/consent-record.ts';
import { isTradeInForm } from '#src/rules/leads/form-name.ts';
import { laterAttributes } from '#src/rules/leads/lead-attributes.ts';
import { leadCategory } from '#src/rules/leads/lead-category.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { personKeys } from '#src/rules/leads/person-keys.ts';
import type { LeadOutcome, SentLead } from '#src/rules/leads/sent-lead.ts';
import { HIDDEN_FIELD, spamReason } from '#src/rules/leads/spam-reason.ts';
import { tradeInLead, vehicleLead } from '#src/rules/leads/vehicle-lead.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { LeadLimits, OfferRefusal } from '#src/store/leads/take-lead.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { slotForLead } from '#src/use-cases/bookings/find-slots.ts';
import type { Context } from '#src/use-cases/context.ts';
import { valueStep } from '#src/use-cases/trade-in/value-step.ts';
import { deriveLeadKey } from './derive-lead-key.ts';
import { findSubject, type LeadSubject } from './find-subject.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { newVisitorToken, visitorHash } from './recognise-visitor.ts';
import { type StepInput, type StepSaved, saveStep } from './save-step.ts';
import {
  NO_DOCUMENT,
  type ReadDocument,
  readDocument,
  type UploadField,
  uploadFault,
  uploadField,
  uploadNames,
} from './store-upload.ts';

interface FiledForm {
  readonly category: string;
  readonly subcategory: string | null;
  readonly steps: readonly { readonly fields: readonly { readonly name: string }[] }[];
}

export interface CheckedStep {
  readonly form: FiledForm;
  readonly values: Readonly<Record<string, string>>;
  /** The label of the tick box that asks for consent. */
  readonly optInLabel: string;
}

/** Saves a checked step: finds what it is about, and writes it in one transaction with its booking and deliveries (ledger L1, L12, L17). */
export async function recordLead(context: Context, sent: SentLead, checked: CheckedStep): Promise<LeadOutcome> {
  const { form, values } = checked;
  const { store, services } = context;
  if (sent.step > 0 && sent.leadId === null) return outOfTurn;
  const field = uploadField(sent.form);
  const fault = sent.uploads === undefined ? null : uploadFault(sent.uploads, field, form.steps[sent.step]?.fields ?? []);
  if (fault !== null) return badDocument(field, fault);
  const visitor = sent.visitor ?? tokenFor(context, sent.idempotencyKey);
  const soFar = sent.leadId === null ? null : await store.ownLead(sent.leadId, visitorHash(visitor));
  if (sent.leadId !== null && soFar === null) return { kind: 'unknown' };
  const subject = await findSubject(context, sent, values, soFar);
  if (subject === null) return { kind: 'unknown' };
  const valued = sent.form === 'valuation' ? await valueStep(context, sent, values, soFar?.fields ?? {}) : null;
  if (valued !== null && 'kind' in valued) return valued;
  const documents: ReadDocument[] = [];
  for (const upload of sent.uploads ?? []) {
    const document = await readDocument(upload, field);
    if (document === null) return badDocument(field, NO_DOCUMENT[field]);
    documents.push(document);
  }
  const isLast = sent.step >= form.steps.length - 1;
  const appointment = isLast ? await slotOf(context, sent, { ...soFar?.fields, ...values }, subject) : null;
  if (appointment === 'notOffered')
    return { kind: 'invalid', errors: [{ field: 'dateTime', message: 'That time isn’t available. Please choose another.' }] };
  const email = values.email ?? soFar?.fields.email ?? '';
  const pageId = sent.pageId.slice(0, LONGEST_PAGE);
  const spam = spamReason(sent.raw[HIDDEN_FIELD] ?? '', sent.elapsedMs);
  const from = isLast ? null : visitor;
  const step: StepInput = {
    ...deriveLeadKey(
      contentOf(context, sent, values, subject, documents, from),
      sent.idempotencyKey,
      services.now(),
      spam !== null,
    ),
    limits: limitsOf(context, { ...soFar?.fields, ...values }, visitor),
    ...leadCategory({
      category: values.category ?? soFar?.category ?? form.category,
      subcategory: form.subcategory ?? values.subcategory ?? soFar?.subcategory ?? null,
    }),
    form: sent.form,
    step: sent.step,
    isLast,
    spamReason: spam,
    vehicleId: subject.car?.id ?? null,
    dealershipId: subject.dealership?.id ?? null,
    locationId: subject.location?.id ?? null,
    fields: {
      ...fieldsOf(context, { form: sent.form, pageId, documents, begunAt: soFar?.fields.url ?? null }, values, subject),
      ...valued?.fields,
    },
    ...(valued?.tradeIn === undefined ? {} : { tradeIn: valued.tradeIn }),
    ...(valued?.acceptance === undefined ? {} : { acceptance: valued.acceptance }),
    attributes: soFar === null ? { ...sent.attributes } : laterAttributes(sent.attributes),
    consent: consentRecord(
      { isShown: form.steps[sent.step]?.fields.some(({ name }) => name === 'opt_in') === true, label: checked.optInLabel },
      values.opt_in,
      services.now(),
      pageId || (context.sender?.page ?? ''),
    ),
    visitor: visitorHash(visitor),
    shopper: (await readSession(context))?.shopperId ?? null,
    planned: planDeliveries(services, (subject.dealership ?? context.site).switches, sent, email, isLast),
    appointment,
  };
  const isAccepted = sent.form === 'valuation' ? valued?.acceptance !== undefined : null;
  return outcomeOf(visitor, await saveStep(context, sent, step, documents), isAccepted);
}

const LONGEST_PAGE = 300;

const badDocument = (field: UploadField, message: string): LeadOutcome => ({ kind: 'invalid', errors: [{ field, message }] });

const outOfTurn: LeadOutcome = {
  kind: 'invalid',
  errors: [{ field: 'form', message: 'Please complete the form step before proceeding' }],
};

/**
 * The limits that a step is counted under, and for whom: the person with its email address or phone number or, while it has neither, the visitor.
 * Only hashes are stored: they tell people apart without holding anyone's address.
 */
function limitsOf({ services }: Context, fields: Readonly<Record<string, string>>, visitor: string): LeadLimits {
  const { perPerson, perSite, windowMs } = services.leadLimits;
  const keys = personKeys(fields);
  return {
    windowEnds: new Date((Math.floor(services.now() / windowMs) + 1) * windowMs).toISOString(),
    perPerson,
    perSite,
    persons: (keys.length > 0 ? keys : [`visitor ${visitor}`]).map((key) => createHash('sha256').update(key).digest('base64url')),
  };
}

/**
 * The token of a visitor who sent none. It is derived from the browser's key, so that a step which is sent again because its answer was lost
 * belongs to the same visitor.
 */
const tokenFor = ({ services, site }: Context, key: string | null): string =>
  key === null || key.trim() === '' ? newVisitorToken() : services.signer.sign('visitor', `${site.id} ${key.trim()}`);

/**
 * What was sent, to tell a repetition from another lead: not how or when. A step that others follow belongs to its visitor (`from`): somebody
 * else who sends the same begins a lead of their own, and could not continue another's. A last step that names nobody belongs to its sender.
 */
function contentOf(
  { sender }: Context,
  { form, step, leadId, visitor, ip }: SentLead,
  values: Readonly<Record<string, string>>,
  { car, offer }: LeadSubject,
  documents: readonly ReadDocument[],
  from: string | null,
) {
  const about = { car: car?.id ?? null, ...(offer === null ? {} : { offer: offer.id }) };
  const anonymous = personKeys(values).length > 0 ? null : (visitor ?? `${addressKey(ip)} ${sender?.userAgent ?? ''}`);
  return {
    form,
    step,
    leadId,
    values,
    ...about,
    from: from ?? anonymous,
    document: documents.map(({ digest }) => digest).join(' ') || null,
  };
}

interface FormFacts extends Pick<SentLead, 'form' | 'pageId'> {
  readonly documents: readonly ReadDocument[];
  /** The page that a trade-in was begun on; null at its first step. Later ones have an address that means nothing to a dealer (ledger L15). */
  readonly begunAt: string | null;
}

function fieldsOf(
  { site, showroom, sender }: Context,
  { form, pageId, documents, begunAt }: FormFacts,
  values: Readonly<Record<string, string>>,
  { car, offer, dealership }: LeadSubject,
): Record<string, string> {
  const make = car === null ? undefined : showroom.makes.find(({ name }) => name === car.make);
  const known = isTradeInForm(form)
    ? tradeInLead(car, { url: begunAt ?? sender?.page ?? '', userAgent: sender?.userAgent ?? '' })
    : car === null
      ? {}
      : vehicleLead(car, make?.slug ?? slugOf(car.make));
  return {
    // A vehicle's form that does not ask still sends opt_in where the site ticks the box (ledger L2); consent is recorded only if it was asked for.
    ...(car === null || isTradeInForm(form) || !site.switches.optInTicked ? {} : { opt_in: 'true' }),
    ...values,
    ...(documents.length === 0 ? {} : { [uploadField(form)]: uploadNames(documents) }),
    ...(pageId === '' ? {} : { page_id: pageId }),
    ...known,
    ...(offer === null ? {} : { offer: offer.name, offer_id: String(offer.id) }),
    ...(dealership === null ? {} : { dealership_slug: dealership.slug }),
  };
}

/** The slot that a form requests; null for a day without a time, or a time in words: these are only requests. */
async function slotOf(
  context: Context,
  { form, ip }: SentLead,
  values: Readonly<Record<string, string>>,
  { location }: LeadSubject,
) {
  const kind = bookingKind(form);
  const text = values.dateTime ?? '';
  if (kind === null || location === null || !isExactTime(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at)
    ? 'notOffered'
    : ((await slotForLead(context, location, { kind, at, ip, fields: values })) ?? 'notOffered');
}

const OFFER_TEXTS: Readonly<Record<OfferRefusal, string>> = {
  offerEnded: 'This offer has ended. Prices move, but a new one only takes a minute.',
  offerChanged: 'Your answers have changed, and so has the offer. Please check the new one.',
  noOffer: 'We can’t make an online offer for this car. Someone will call you about it.',
};

function outcomeOf(visitor: string, written: StepSaved, isOfferAccepted: boolean | null): LeadOutcome {
  switch (written.kind) {
    case 'taken':
    case 'replay':
      return {
        kind: 'accepted',
        leadId: written.leadId,
        visitor,
        isReplay: written.kind === 'replay',
        isComplete: written.isComplete,
        booking: written.booking === null ? null : bookingPhase(written.booking),
        isOfferAccepted,
      };
    case 'conflict':
      return {
        kind: 'conflict',
        status: 422,
        message: 'This form has already been sent with different details. Please send it again.',
      };
    case 'finished':
      return { kind: 'conflict', status: 409, message: 'This form has already been sent.' };
    case 'slotTaken':
      return { kind: 'conflict', status: 409, message: 'That time has just been taken. Please choose another.' };
    case 'offerEnded':
    case 'offerChanged':
    case 'noOffer':
      return { kind: 'conflict', status: 409, message: OFFER_TEXTS[written.kind] };
    case 'skipped':
      return outOfTurn;
    case 'tooMany':
      return { kind: 'tooMany', retryAfterSeconds: written.retryAfterSeconds, message: LIMIT_TEXTS[written.limit] };
    case 'unknown':
      return { kind: 'unknown' };
  }
}
