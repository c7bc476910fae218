import { isInspected } from '../bookings/booking-words.ts';
import { budgetPicks } from './budget-picks.ts';
import { FORM_CATEGORIES, leadEvent } from './form-category.ts';
import type { FormName } from './form-name.ts';
import type { FormInput, FormStep, LeadForm, StepField } from './form-types.ts';
import { chosenFrom, optional, required, select } from './form-types.ts';
import { minimalServiceSteps, serviceSteps } from './service-steps.ts';
import { valuationSteps } from './valuation-steps.ts';

/** The budgets to pick from, in dollars (ledger L6). */
function moneyPicks({ switches, prices }: FormInput): readonly number[] {
  if (switches.moneyPicks === 'to-800000') return steps(300_000, 800_000, 100_000);
  return (prices === null ? null : budgetPicks(prices)) ?? steps(5_000, 70_000, 5_000);
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, at) => from + at * by);
}

/** Someone who enquires about a sold vehicle is looking for a similar one (ledger V8). */
const SIMILAR = 'Find Me Something Similar';

/** A form by its name, as the site's switches and the vehicle shape it. The server and the browser use the same one. */
export function leadForm(name: FormName, input: FormInput): LeadForm {
  return {
    name,
    category: FORM_CATEGORIES[name],
    subcategory: name === 'enquiry' && input.vehicle?.isAvailable === false ? SIMILAR : null,
    event: leadEvent(name, input),
    steps: stepsOf(name, input),
  };
}

function stepsOf(name: FormName, input: FormInput): FormStep[] {
  const { vehicle, word } = input;
  const foot = [...optIn(input), ...terms(input)];
  const one = (...fields: readonly (StepField | readonly StepField[])[]): FormStep[] => [
    { title: 'Your details', fields: [...fields.flat(), ...foot] },
  ];
  switch (name) {
    case 'enquiry':
      return one(PERSON, dealership(input), comments(input), ownRego(input));
    case 'offer':
      return one(PERSON, dealership(input), aboutOffer(input), comments(input));
    case 'contact':
      return one(PERSON, category(input), dealership(input), comments(input), place(input));
    case 'call-back':
      return one(PERSON, HOW_TO_REACH, optional('best_time'), dealership(input), optional('message'));
    case 'test-drive':
      return one(PERSON, wantedVehicle(input), drivePlace(input), driveTime(input), optional('message'));
    case 'request-photos':
      return one({ ...required('request'), fixed: `Please send photos for this ${word}` }, PERSON, optional('message'));
    case 'finance':
      return one(
        PERSON,
        required('postcode'),
        vehicle === null ? [budget(input), ...dealership(input)] : [],
        optional('do-you-have-a-trade-in'),
        optional('message'),
      );
    case 'trade-in':
      // The quote form does not ask for consent (ledger L15).
      return [{ title: 'Your details', fields: [...PERSON, required('postcode'), ...tradedIn(input), ...terms(input)] }];
    case 'valuation':
      return valuationSteps(input, [...PERSON, ...terms(input)]);
    case 'inspection':
      return [
        {
          title: 'Your details',
          fields: [
            ...PERSON,
            ...drivePlace({ ...input, vehicle: null }),
            ...driveTime(input),
            optional('message'),
            ...terms(input),
          ],
        },
      ];
    case 'careers':
      return [
        {
          title: 'Your details',
          fields: [
            ...FULL_NAME,
            optional('position'),
            ...dealership(input),
            comments(input),
            optional('resume'),
            ...terms(input),
          ],
        },
      ];
    case 'fleet':
      return one(
        PERSON,
        required('company'),
        required('postcode'),
        optional('fleet_size'),
        budget(input),
        dealership(input),
        comments(input),
      );
    case 'parts':
      return one(PERSON, dealership(input), required('part'), PART_FOR, optional('message'));
    case 'service':
      return serviceSteps(input, [...PERSON, HOW_TO_REACH, ...foot]);
    case 'service-minimal':
      return minimalServiceSteps(input, [...PERSON, HOW_TO_REACH, ...foot]);
    case 'multi-step-enquiry':
      return [
        { title: 'What you’re after', fields: wishes(input) },
        { title: 'Contact Details', fields: [...PERSON, HOW_TO_REACH, ...dealership(input), optional('message'), ...foot] },
      ];
  }
}

const REACHED: readonly StepField[] = [required('email'), required('phone')];
const PERSON: readonly StepField[] = [required('name'), optional('last_name'), ...REACHED];
const FULL_NAME: readonly StepField[] = [required('name'), required('last_name'), ...REACHED];
const HOW_TO_REACH: StepField = { ...required('PreferredContactMethod'), value: 'Phone' };
const PART_FOR: readonly StepField[] = (['Vehicle Make', 'Vehicle Model', 'Vehicle Year', 'Vehicle Rego'] as const).map(optional);

const comments = ({ switches }: FormInput): StepField => (switches.commentsRequired ? required('message') : optional('message'));

/** On a vehicle's form the box is ticked at first, unless the site leaves that to the shopper (ledger L2). */
const optIn = ({ switches, vehicle }: FormInput): StepField[] =>
  switches.optInHidden ? [] : [{ ...optional('opt_in'), ...(vehicle !== null && switches.optInTicked ? { value: 'true' } : {}) }];

const terms = ({ switches }: FormInput): StepField[] => (switches.requiresTerms ? [required('terms_conditions')] : []);

/** Who asks about no vehicle in particular may have one of their own to tell about (ledger L4); a caravan is not known by its plate. */
const ownRego = ({ vehicle, word }: FormInput): StepField[] => (vehicle === null && word !== 'caravan' ? [optional('Rego')] : []);

const category = ({ switches }: FormInput): StepField[] =>
  switches.contactCategories.length === 0 ? [] : [select('category', switches.contactCategories, true)];

/** On an offer's page the lead names that offer, whatever is sent (ledger O1). */
const aboutOffer = ({ offer }: FormInput): StepField =>
  offer === null ? optional('offer') : { ...required('offer'), fixed: offer };

/** A vehicle or an offer determines its dealership; elsewhere the visitor chooses, if there is a choice (ledger L4). */
const dealership = ({ vehicle, offer, dealerships }: FormInput): StepField[] =>
  vehicle !== null || offer !== null || dealerships.length < 2 ? [] : [{ ...required('dealership_slug'), options: dealerships }];

/** A form on a location's page is for that location (ledger D3). */
const place = ({ place: id }: FormInput): StepField[] => (id === null ? [] : [{ ...optional('location_id'), value: id }]);

function drivePlace({ vehicle, locations, distributionLocations }: FormInput): StepField[] {
  if (vehicle === null) return chosenFrom('location', locations);
  return distributionLocations.length === 0 ? [] : [{ ...optional('location'), options: distributionLocations }];
}

const driveTime = ({ today }: FormInput): StepField[] => [
  { ...optional('booking_date'), earliest: today },
  { ...optional('dateTime'), dayField: 'booking_date' },
];

const wantedVehicle = ({ vehicle, word }: FormInput): StepField[] =>
  vehicle === null
    ? [
        {
          ...optional('Vehicle Model'),
          label: `Which ${word} would you like to ${isInspected('test-drive', word) ? 'see' : 'drive'}?`,
        },
      ]
    : [];

const budget = (input: FormInput): StepField => ({ ...optional('budget'), picks: moneyPicks(input) });

const tradedIn = ({ switches }: FormInput): StepField[] => [
  optional('rego'),
  { ...optional('regoState'), value: switches.formState },
  optional('kms'),
];

const wishes = (input: FormInput): StepField[] => [
  optional('Vehicle Make'),
  optional('Vehicle Model'),
  budget(input),
  ...(input.switches.financeEnabled ? [optional('finance')] : []),
  optional('do-you-have-a-trade-in'),
];
