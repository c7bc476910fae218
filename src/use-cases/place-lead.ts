import { createHash } from 'node:crypto';
import { consentRecord } from '#src/rules/leads/consent-record.ts';
import { leadCategory } from '#src/rules/leads/lead-category.ts';
import { HIDDEN_FIELD, spamReason } from '#src/rules/leads/spam-reason.ts';
import { tradeInLead, vehicleLead } from '#src/rules/leads/vehicle-lead.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { LeadGiven, LeadWritten } from '#src/store/leads.ts';
import { type AppointmentKind, wantedPlace } from './book-time.ts';
import type { Context } from './context.ts';
import { dropUpload, keepUpload, uploadFault, uploadName } from './keep-upload.ts';
import { leadKey } from './lead-key.ts';
import { type LeadSubject, leadSubject } from './lead-subject.ts';
import type { LeadOutcome, SentLead } from './lead-types.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { newVisitorToken, visitorHash } from './visitor-token.ts';

/** A form as far as filing a lead needs it. */
interface FiledForm {
  readonly category: string;
  readonly subcategory: string | null;
  readonly steps: readonly { readonly fields: readonly { readonly name: string }[] }[];
}

/** A step that was checked. */
export interface CheckedStep {
  readonly form: FiledForm;
  readonly values: Readonly<Record<string, string>>;
  /** The words beside the tick box that asks for consent. */
  readonly optInLabel: string;
}

const BOOKED_BY: Partial<Record<SentLead['form'], AppointmentKind>> = {
  'test-drive': 'test-drive',
  service: 'service',
  'service-minimal': 'service',
};

/** Files a checked step: finds what it is about, and writes it in one transaction with all that follows from it (ledger L1, L12, L17). */
export async function placeLead(context: Context, sent: SentLead, checked: CheckedStep): Promise<LeadOutcome> {
  const { form, values } = checked;
  const { store, desk } = context;
  if (sent.step > 0 && sent.leadId === null) return outOfTurn;
  const visitor = sent.visitor ?? newVisitorToken();
  const soFar = sent.leadId === null ? null : await store.ownLead(sent.leadId, visitorHash(visitor));
  if (sent.leadId !== null && soFar === null) return { kind: 'unknown' };
  const subject = await leadSubject(context, sent, values, soFar);
  if (subject === null) return { kind: 'unknown' };
  const fault = sent.upload === undefined ? null : uploadFault(sent.upload);
  if (fault !== null) return { kind: 'invalid', errors: [{ field: UPLOAD_FIELD, message: fault }] };
  const isLast = sent.step >= form.steps.length - 1;
  const appointment = isLast ? await wanted(context, sent, { ...soFar?.fields, ...values }, subject) : null;
  if (appointment === 'notOffered')
    return { kind: 'invalid', errors: [{ field: 'dateTime', message: 'That time is not available. Please choose another.' }] };
  const email = values.email ?? soFar?.fields.email ?? '';
  const given: Omit<LeadGiven, 'isAllowed' | 'upload'> = {
    ...leadKey(contentOf(sent, values, subject), sent.idempotencyKey, desk.now()),
    ...leadCategory({
      category: values.category ?? form.category,
      subcategory: values.subcategory ?? form.subcategory,
    }),
    form: sent.form,
    step: sent.step,
    isLast,
    spamReason: spamReason(sent.raw[HIDDEN_FIELD] ?? '', sent.elapsedMs),
    vehicleId: subject.car?.id ?? null,
    dealershipId: subject.dealership?.id ?? null,
    locationId: subject.location?.id ?? null,
    fields: fieldsOf(context, sent, values, subject),
    attributes: { ...sent.attributes },
    consent: consentRecord(
      { isShown: form.steps[sent.step]?.fields.some(({ name }) => name === 'opt_in') === true, label: checked.optInLabel },
      values.opt_in,
      desk.now(),
      sent.pageId,
    ),
    visitor: visitorHash(visitor),
    planned: planDeliveries(desk, (subject.dealership ?? context.site).switches, sent, email, isLast),
    appointment,
  };
  return outcomeOf(context, sent, visitor, await write(context, sent, given));
}

/** Where a document that came with a form is named. */
export const UPLOAD_FIELD = 'resume';

const outOfTurn: LeadOutcome = {
  kind: 'invalid',
  errors: [{ field: 'form', message: 'Please complete the form step before proceeding' }],
};

/** Writes it, with its document on the disk before it is acknowledged, and gives back what turned out not to be a new lead. */
async function write(context: Context, sent: SentLead, given: Omit<LeadGiven, 'isAllowed' | 'upload'>): Promise<LeadWritten> {
  const { store, desk } = context;
  const upload = sent.upload === undefined ? null : await keepUpload(desk.uploadsDir, sent.upload);
  const share = sent.leadId === null ? desk.leads.take(sent.ip) : null;
  let isNew = false;
  try {
    const whole = { ...given, upload, isAllowed: share !== null };
    const written = await (sent.leadId === null ? store.takeLead(whole) : store.continueLead(sent.leadId, whole));
    isNew = written.kind === 'taken';
    return written;
  } finally {
    if (!isNew) share?.giveBack();
    if (!isNew && upload !== null) await dropUpload(desk.uploadsDir, upload);
  }
}

/** What was said, for telling a repetition from another lead: not how it came, nor when. */
function contentOf(
  { form, step, leadId, upload }: SentLead,
  values: Readonly<Record<string, string>>,
  { car, offer }: LeadSubject,
) {
  const document = upload === undefined ? null : createHash('sha256').update(upload.bytes).digest('base64url');
  return { form, step, leadId, values, car: car?.id ?? null, ...(offer === null ? {} : { offer: offer.id }), document };
}

function fieldsOf(
  { showroom, sender }: Context,
  { form, pageId, upload }: SentLead,
  values: Readonly<Record<string, string>>,
  { car, offer, dealership }: LeadSubject,
): Record<string, string> {
  const make = car === null ? undefined : showroom.makes.find(({ name }) => name === car.make);
  const known =
    form === 'trade-in'
      ? tradeInLead(car, { url: sender?.page ?? '', userAgent: sender?.userAgent ?? '' })
      : car === null
        ? {}
        : vehicleLead(car, make?.slug ?? slugOf(car.make));
  return {
    // Where a vehicle's form does not ask, the lead says so as vehicles' leads do (ledger L2); consent is recorded only where it was asked.
    ...(car === null || form === 'trade-in' ? {} : { opt_in: 'true' }),
    ...values,
    ...(upload === undefined ? {} : { [UPLOAD_FIELD]: uploadName(upload.name) }),
    ...(pageId === '' ? {} : { page_id: pageId }),
    ...known,
    ...(offer === null ? {} : { offer: offer.name, offer_id: String(offer.id) }),
    ...(dealership === null ? {} : { dealership_slug: dealership.slug }),
  };
}

/** The place at a time that a form asks for; a day without a time, or a wish in words, is only a wish. */
async function wanted(context: Context, { form }: SentLead, values: Readonly<Record<string, string>>, { location }: LeadSubject) {
  const kind = BOOKED_BY[form];
  const text = values.dateTime ?? '';
  if (kind === undefined || location === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text))
    return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 'notOffered' : ((await wantedPlace(context, location, kind, at)) ?? 'notOffered');
}

function outcomeOf({ desk }: Context, { ip }: SentLead, visitor: string, written: LeadWritten): LeadOutcome {
  switch (written.kind) {
    case 'taken':
    case 'replay':
      return {
        kind: 'accepted',
        leadId: written.leadId,
        visitor,
        isReplay: written.kind === 'replay',
        isComplete: written.isComplete,
      };
    case 'conflict':
      return { kind: 'conflict', status: 422, message: 'This form was already sent with other details. Please send it again.' };
    case 'finished':
      return { kind: 'conflict', status: 409, message: 'This form was already sent.' };
    case 'placeTaken':
      return { kind: 'conflict', status: 409, message: 'That time was just taken. Please choose another.' };
    case 'skipped':
      return outOfTurn;
    case 'tooMany':
      return { kind: 'tooMany', retryAfterSeconds: desk.leads.retryAfter(ip) };
    case 'unknown':
      return { kind: 'unknown' };
  }
}
