/** Every form; a lead stores the name of the one it came from (ledger L1). */
export const FORM_NAMES = [
  'enquiry',
  'test-drive',
  'request-photos',
  'finance',
  'offer',
  'careers',
  'contact',
  'call-back',
  'trade-in',
  'valuation',
  'inspection',
  'service',
  'service-minimal',
  'fleet',
  'parts',
  'multi-step-enquiry',
] as const;

export type FormName = (typeof FORM_NAMES)[number];

export const isFormName = (word: string): word is FormName => FORM_NAMES.some((name) => name === word);

/** The forms about a vehicle, by the last segment of their address: /cars/{slug}/test-drive. */
export const VEHICLE_FORMS: Readonly<Record<string, FormName>> = {
  enquire: 'enquiry',
  'test-drive': 'test-drive',
  photos: 'request-photos',
  finance: 'finance',
  'trade-in': 'trade-in',
};

/** Whether a form is about the shopper's own car, which they would sell: its leads say where they came from (ledger L15). */
export const isTradeInForm = (form: string): boolean => TRADE_INS.some((one) => one === form);

const TRADE_INS: readonly FormName[] = ['trade-in', 'valuation', 'inspection'];

/** Whether a form is about a vehicle; on a page of its own the page's address names the vehicle. */
export const isVehicleForm = (form: unknown): boolean => Object.values(VEHICLE_FORMS).some((one) => one === form);

/**
 * The address of a form's thank-you page (ledger L8). It contains nothing personal: the lead's id is useless to anyone but its
 * sender.
 */
export const successHref = (form: FormName, leadId: string, car: string | null): string =>
  `/success?${new URLSearchParams({ form, ...(car === null ? {} : { car }), lead: leadId })}`;
