/** Every form there is; a lead keeps the name of the one it came by (ledger L1). */
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

/** Whether a word is the name of a form. */
export const isFormName = (word: string): word is FormName => FORM_NAMES.some((name) => name === word);
