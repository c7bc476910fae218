import type { FieldError } from '#src/rules/leads/check-step.ts';
import { fieldByName } from '#src/rules/leads/fields.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import type { LeadOutcome, SentLead } from '#src/rules/leads/sent-lead.ts';
import { VALUATION_STEPS } from '#src/rules/leads/valuation-steps.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import { OFFER_RANGE } from '#src/rules/trade-in/accepted-range.ts';
import { QUESTION_NAMES } from '#src/rules/trade-in/condition.ts';
import { NOT_LISTED } from '#src/rules/trade-in/not-listed.ts';
import { rangeText } from '#src/rules/trade-in/valuation-words.ts';
import type { Acceptance, NewOffer } from '#src/store/trade-in/offers.ts';
import type { Context } from '#src/use-cases/context.ts';
import { lookUpRego } from '#src/use-cases/leads/look-up-rego.ts';
import { countLookUp } from '#src/use-cases/limits/count-look-up.ts';
import { ownCar, registeredFields, UNKNOWN_CAR, UNREGISTERED } from './describe-car.ts';
import { knownName } from './list-names.ts';
import { limitOf, makeOffer } from './make-offer.ts';

type Fields = Readonly<Record<string, string>>;

/** What a step of a valuation adds to its lead, and what it does to the offer. */
export interface ValuedStep {
  readonly fields: Fields;
  readonly tradeIn?: NewOffer | null;
  readonly acceptance?: Acceptance;
}

/** A step of a valuation by its own rules, beyond those of its fields (ledger T1); or why it is not accepted. */
export async function valueStep(
  context: Context,
  { step, raw }: Pick<SentLead, 'step' | 'raw'>,
  values: Fields,
  before: Fields,
): Promise<ValuedStep | LeadOutcome> {
  switch (step) {
    case VALUATION_STEPS.car:
      return values['Vehicle Make'] === undefined && values['Vehicle Year'] === undefined
        ? carByRego(context, values, raw.go === 'by-hand')
        : carByHand(context, values);
    case VALUATION_STEPS.condition:
      return conditionOf(context, values, before);
    default:
      return values.offer_accepted === 'true'
        ? { fields: {}, acceptance: { offer: values.trade_in_offer ?? null, now: new Date(context.services.now()) } }
        : { fields: {} };
  }
}

const wrong = (field: string, message: string): LeadOutcome => ({ kind: 'invalid', errors: [{ field, message }] });

async function conditionOf(context: Context, values: Fields, before: Fields): Promise<ValuedStep | LeadOutcome> {
  const car = ownCar(before);
  if (car === null) return wrong('form', 'Please tell us which car it is first.');
  // Nobody is asked about the scratches of a car that gets no figure for its age.
  const asked = limitOf(context, car, null) === null ? QUESTION_NAMES : [];
  const errors = asked.flatMap((name) =>
    values[name] === undefined ? [{ field: name, message: fieldByName(name).missing ?? '' }] : [],
  );
  if (errors.length > 0) return { kind: 'invalid', errors };
  // What was marked before and is clean now is not marked.
  const fields = { marks: '', ...values };
  const made = await makeOffer(context, { ...before, ...fields });
  const offer = typeof made === 'string' ? null : made;
  return { fields: { ...fields, [OFFER_RANGE]: offer === null ? '' : rangeText(offer) }, tradeIn: offer };
}

/** An offer for the car that was chosen before is not one for this car. */
const ofCar = (fields: Fields): ValuedStep => ({ fields: { ...fields, [OFFER_RANGE]: '' }, tradeIn: null });

async function carByRego(context: Context, values: Fields, isByHand: boolean): Promise<ValuedStep | LeadOutcome> {
  // Whoever has no registration at hand begins without one, and chooses the car next.
  if (isByHand) return ofCar(UNKNOWN_CAR);
  if (values.rego === undefined) return wrong('rego', 'Please enter your rego, or enter the details yourself.');
  const answer = await lookUpRego(context, { rego: values.rego, state: values.regoState ?? context.site.switches.formState });
  switch (answer.kind) {
    case 'found':
      return ofCar(registeredFields(answer.vehicle));
    case 'unknown':
      return ofCar(UNKNOWN_CAR);
    case 'invalid':
      return { kind: 'invalid', errors: answer.errors.map(({ field, message }) => ({ field: FIELDS[field] ?? field, message })) };
    case 'tooMany':
      return { kind: 'tooMany', retryAfterSeconds: answer.retryAfterSeconds, message: LIMIT_TEXTS.address };
  }
}

/** The register's names of the fields, as the form has them. */
const FIELDS: Readonly<Record<string, string>> = { state: 'regoState' };

/** The oldest car that a shopper may describe. */
const MOST_YEARS = 60;

async function carByHand(context: Context, values: Fields): Promise<ValuedStep | LeadOutcome> {
  const { site, services } = context;
  const thisYear = localDay(site.switches.timeZone, services.now()).year;
  const year = Number(values['Vehicle Year']);
  if (!(year >= thisYear - MOST_YEARS && year <= thisYear)) return wrong('Vehicle Year', 'Please choose a year from the list.');
  // One look-up for the car, as its registration would take one.
  const isListed = ![undefined, '', NOT_LISTED].includes(values['Vehicle Make']);
  const wait = isListed ? countLookUp(context) : null;
  if (wait !== null) return { kind: 'tooMany', retryAfterSeconds: wait, message: LIMIT_TEXTS.address };
  const chosen: Record<string, string> = {};
  for (const field of ['Vehicle Make', 'Vehicle Model', 'Vehicle Badge'] as const) {
    const given = values[field] ?? '';
    const isOptional = field === 'Vehicle Badge' || chosen['Vehicle Make'] === NOT_LISTED;
    if (given === '' && !isOptional) return { kind: 'invalid', errors: [missing(field)] };
    const asked = { year, make: chosen['Vehicle Make'] ?? null, model: chosen['Vehicle Model'] ?? null };
    const isFree = given === '' || given === NOT_LISTED || Object.values(chosen).includes(NOT_LISTED);
    const name = isFree ? given : await knownName(context, asked, given);
    if (name === null) return { kind: 'invalid', errors: [missing(field)] };
    chosen[field] = name === '' && field === 'Vehicle Model' ? NOT_LISTED : name;
  }
  return ofCar({ ...UNREGISTERED, ...chosen, 'Vehicle Year': String(year) });
}

const missing = (field: string): FieldError => ({
  field,
  message: `Please choose a ${field.slice('Vehicle '.length).toLowerCase()} from the list.`,
});
