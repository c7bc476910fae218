import type { FormName } from '#src/rules/leads/form-name.ts';

interface Input {
  readonly form: FormName;
  /** The name of the vehicle that it was about. */
  readonly car: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** What the site sells, car or caravan. */
  readonly word: string;
}

/** What a shopper's own list calls what they sent: 'Test drive, 2023 Tesla Model 3' (ledger A10). */
export function enquiryTitle({ form, car, fields, word }: Input): string {
  if (isValuation(form)) {
    const own = ownVehicle(fields);
    return own === '' ? 'Trade-in' : `Valuation of your ${own}`;
  }
  const [alone, about] = (word === 'caravan' ? OF_CARAVANS[form] : undefined) ?? TITLES[form];
  if (car === null) return alone;
  return about === null ? `${alone}, ${car}` : `${about} the ${car}`;
}

type Valuation = 'trade-in' | 'valuation';

const isValuation = (form: FormName): form is Valuation => form === 'trade-in' || form === 'valuation';

const ownVehicle = (fields: Readonly<Record<string, string>>): string =>
  ['Vehicle Year', 'Vehicle Make', 'Vehicle Model'].flatMap((name) => fields[name]?.trim() || []).join(' ');

type Title = readonly [alone: string, about: string | null];

const OF_CARAVANS: Readonly<Partial<Record<FormName, Title>>> = {
  'test-drive': ['Inspection', null],
  inspection: ['Inspection of your caravan', null],
};

/** Each form's title when it is about no vehicle, and how the title of one about a vehicle begins. */
const TITLES: Readonly<Record<Exclude<FormName, Valuation>, Title>> = {
  enquiry: ['Question', 'Question about'],
  'multi-step-enquiry': ['Question', 'Question about'],
  contact: ['Message', 'Message about'],
  'test-drive': ['Test drive', null],
  inspection: ['Inspection of your car', null],
  'request-photos': ['Photos', 'Photos of'],
  finance: ['Finance enquiry', 'Finance for'],
  offer: ['Offer enquiry', null],
  careers: ['Job application', null],
  service: ['Service', null],
  'service-minimal': ['Service', null],
  fleet: ['Fleet enquiry', null],
  'call-back': ['Call back', 'Call back about'],
  parts: ['Parts enquiry', null],
};
