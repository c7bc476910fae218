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
  'service',
  'service-minimal',
  'fleet',
  'parts',
  'multi-step-enquiry',
] as const;

export type FormName = (typeof FORM_NAMES)[number];

export const isFormName = (word: string): word is FormName => FORM_NAMES.some((name) => name === word);
