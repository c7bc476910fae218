import { QUESTIONS, type Question, type QuestionName } from '../trade-in/condition.ts';

/** A field's input type. An appointment is a time, chosen from those that a location offers on the chosen day. */
export type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'date'
  | 'appointment'
  | 'hidden'
  | 'file'
  | 'money'
  | 'number';

/** One of the values that a field can have. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field of a form, declared once for the server and the browser. */
export interface Field {
  readonly label: string;
  readonly type: FieldType;
  readonly maxLength: number;
  readonly autocomplete?: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly options?: readonly Option[];
  /** The unit shown after a figure. */
  readonly suffix?: string;
  /** The bounds and the step of a number. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The message when it is required and left empty. */
  readonly missing?: string;
  /** The message when it holds what cannot be read. */
  readonly wrong?: string;
  readonly hint?: string;
}

/** The text of the tick box for the terms, and the message if it is not ticked (ledger L4). */
export const TERMS_NOTICE = '* You must agree to the terms of use before submitting the form.';

const options = (...values: readonly string[]): readonly Option[] => values.map((value) => ({ value, label: value }));
const STATES: readonly Option[] = ['QLD', 'NSW', 'ACT', 'VIC', 'TAS', 'SA', 'NT', 'WA'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

/** A question about the condition of a shopper's own car. */
function question(name: QuestionName): Field {
  const { label, answers }: Question = QUESTIONS[name];
  return {
    label,
    type: 'radio',
    maxLength: 20,
    options: answers.map(({ value, label: text }) => ({ value, label: text })),
    missing: `Please choose an answer: ${label.toLowerCase()}.`,
    wrong: `Please choose one of the answers: ${label.toLowerCase()}.`,
  };
}

/** Every field that a form can have, by the name that leads store it under (ledger L3, L11, L12). */
export const FIELDS = {
  name: {
    label: 'First name',
    type: 'text',
    maxLength: 80,
    autocomplete: 'given-name',
    missing: 'Please enter your first name.',
  },
  last_name: {
    label: 'Last name',
    type: 'text',
    maxLength: 80,
    autocomplete: 'family-name',
    missing: 'Please enter your last name.',
  },
  email: {
    label: 'Email',
    type: 'email',
    maxLength: 254,
    autocomplete: 'email',
    inputMode: 'email',
    missing: 'Please enter your email address.',
  },
  phone: {
    label: 'Phone',
    type: 'tel',
    maxLength: 30,
    autocomplete: 'tel',
    inputMode: 'tel',
    missing: 'Please enter your phone number.',
  },
  postcode: {
    label: 'Postcode',
    type: 'text',
    maxLength: 4,
    autocomplete: 'postal-code',
    inputMode: 'numeric',
    missing: 'Invalid postcode. Please enter a 4-digit number.',
  },
  street: { label: 'Street', type: 'text', maxLength: 120, autocomplete: 'address-line1' },
  suburb: { label: 'Suburb', type: 'text', maxLength: 80, autocomplete: 'address-level2' },
  state: { label: 'State', type: 'select', maxLength: 3, autocomplete: 'address-level1', options: STATES },
  message: { label: 'Comments', type: 'textarea', maxLength: 4000, missing: 'Please enter your comments.' },
  category: { label: 'What’s it about?', type: 'select', maxLength: 80, missing: 'Please choose what it’s about.' },
  subcategory: { label: 'Subject', type: 'hidden', maxLength: 80 },
  dealership_slug: { label: 'Dealership', type: 'select', maxLength: 120, missing: 'Please choose a dealership.' },
  location: { label: 'Location', type: 'select', maxLength: 120, missing: 'Please choose a location.' },
  location_id: { label: 'Location', type: 'hidden', maxLength: 20 },
  opt_in: { label: 'News and offers', type: 'checkbox', maxLength: 5 },
  terms_conditions: { label: 'Terms of use', type: 'checkbox', maxLength: 5, missing: TERMS_NOTICE },
  PreferredContactMethod: {
    label: 'How should we contact you?',
    type: 'radio',
    maxLength: 5,
    options: options('Phone', 'Email', 'SMS'),
    missing: 'Please choose how we should contact you.',
  },
  best_time: {
    label: 'When suits you best?',
    type: 'select',
    maxLength: 20,
    options: options('Morning', 'Afternoon', 'Evening'),
  },
  finance: { label: 'Do you need finance?', type: 'radio', maxLength: 3, options: options('Yes', 'No') },
  'do-you-have-a-trade-in': { label: 'Do you have a trade-in?', type: 'radio', maxLength: 3, options: options('Yes', 'No') },
  budget: { label: 'Budget', type: 'money', maxLength: 14, inputMode: 'numeric' },
  kms: {
    label: 'Kilometres',
    type: 'number',
    maxLength: 11,
    inputMode: 'numeric',
    suffix: 'kms',
    min: 0,
    max: 2_000_000,
    missing: 'Please enter the kilometres.',
    wrong: 'Please enter the kilometres as a number, such as 58,200.',
  },
  rego: { label: 'Rego', type: 'text', maxLength: 12, autocomplete: 'off' },
  regoState: { label: 'Registered in', type: 'select', maxLength: 3, options: STATES },
  Rego: { label: 'Rego', type: 'text', maxLength: 12, autocomplete: 'off' },
  request: { label: 'Request', type: 'hidden', maxLength: 120 },
  offer: { label: 'Offer', type: 'hidden', maxLength: 120 },
  booking_date: { label: 'Preferred date', type: 'date', maxLength: 10 },
  dateTime: { label: 'Preferred time', type: 'appointment', maxLength: 80 },
  'Vehicle Make': { label: 'Make', type: 'text', maxLength: 60, autocomplete: 'off', missing: 'Please enter the make.' },
  'Vehicle Model': { label: 'Model', type: 'text', maxLength: 80, autocomplete: 'off', missing: 'Please enter the model.' },
  'Vehicle Year': {
    label: 'Year',
    type: 'text',
    maxLength: 4,
    autocomplete: 'off',
    inputMode: 'numeric',
    missing: 'Please enter the year.',
  },
  'Vehicle Badge': { label: 'Badge', type: 'text', maxLength: 80, autocomplete: 'off' },
  'Vehicle Rego': { label: 'Rego', type: 'text', maxLength: 12, autocomplete: 'off' },
  'Vehicle State': { label: 'Registered in', type: 'select', maxLength: 3, options: STATES },
  'Service Interval': { label: 'Service interval', type: 'select', maxLength: 80, missing: 'Please choose a service interval.' },
  'Service Type': { label: 'Service type', type: 'select', maxLength: 80, missing: 'Please choose a service type.' },
  'Preferred Service Date': { label: 'Preferred service date', type: 'date', maxLength: 10, missing: 'Please choose a date.' },
  'Tyres Replacement': { label: 'Tyres need replacing', type: 'checkbox', maxLength: 5 },
  'Tyre Quote': { label: 'Please send me a quote for tyres', type: 'checkbox', maxLength: 5 },
  'Repair Description': { label: 'What needs repairing?', type: 'textarea', maxLength: 2000 },
  'Free Ride': { label: 'I’d like a free ride within 8 km', type: 'checkbox', maxLength: 5 },
  additional_services: { label: 'Anything else?', type: 'checkboxes', maxLength: 400 },
  company: {
    label: 'Company',
    type: 'text',
    maxLength: 120,
    autocomplete: 'organization',
    missing: 'Please enter your company’s name.',
  },
  fleet_size: { label: 'Fleet size', type: 'number', maxLength: 6, inputMode: 'numeric', min: 1, max: 9999, step: 1 },
  part: {
    label: 'Which part or accessory?',
    type: 'text',
    maxLength: 160,
    missing: 'Please tell us which part or accessory you need.',
  },
  position: { label: 'Which role are you interested in?', type: 'text', maxLength: 120 },
  tyres: question('tyres'),
  service_history: question('service_history'),
  keys: question('keys'),
  warning_lights: question('warning_lights'),
  inside: question('inside'),
  money_owing: question('money_owing'),
  marks: { label: 'Marks', type: 'text', maxLength: 600, autocomplete: 'off' },
  photo: { label: 'Photos', type: 'file', maxLength: 1_300, hint: 'JPEG, PNG or WebP: up to ten, 5 MB in total' },
  offer_accepted: { label: 'Offer accepted', type: 'checkbox', maxLength: 5 },
  trade_in_offer: { label: 'Offer', type: 'hidden', maxLength: 36 },
  resume: { label: 'Résumé', type: 'file', maxLength: 160, hint: 'PDF or Word, up to 5 MB' },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** A field by its name, typed as any field. */
export const fieldByName = (name: FieldName): Field => FIELDS[name];
