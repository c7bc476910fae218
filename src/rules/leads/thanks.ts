import type { FormName } from './form-name.ts';

export interface Thanks {
  readonly title: string;
  readonly next: string;
}

const ENQUIRY: Thanks = {
  title: 'Thank you for your enquiry',
  next: 'One of our team will get back to you, usually within business hours.',
};
const SERVICE: Thanks = {
  title: 'Thank you for booking a service',
  next: 'Our service team will check the workshop’s diary and confirm your booking with you.',
};

const BY_FORM: Readonly<Record<FormName, Thanks>> = {
  enquiry: ENQUIRY,
  contact: { ...ENQUIRY, title: 'Thank you for your message' },
  offer: ENQUIRY,
  'call-back': {
    title: 'Thank you, we’ll be in touch',
    next: 'One of our team will contact you the way you asked, during business hours.',
  },
  'multi-step-enquiry': ENQUIRY,
  'test-drive': {
    title: 'Thank you, we look forward to your visit',
    next: 'We’ll be in touch to confirm the time. Please bring your driver licence.',
  },
  'request-photos': { title: 'Thank you, photos are on their way', next: 'We’ll take them in the yard and send them to you.' },
  finance: {
    title: 'Thank you for your finance enquiry',
    next: 'A finance specialist will get in touch. Nothing has been applied for, and no one has looked at your credit file.',
  },
  careers: { title: 'Thank you for your application', next: 'We read every application and will let you know either way.' },
  'trade-in': {
    title: 'Thank you, we have your details',
    next: 'We’ll look at what you’ve told us and send you a valuation.',
  },
  valuation: {
    title: 'Thank you, we have your details',
    next: 'Someone will call you about your car, usually within two business hours.',
  },
  inspection: {
    title: 'Thank you, we look forward to seeing your car',
    next: 'We’ll be in touch to confirm the time. Please bring your licence, both keys and the service book.',
  },
  service: SERVICE,
  'service-minimal': SERVICE,
  fleet: { ...ENQUIRY, next: 'Our fleet team will get back to you with prices and delivery times.' },
  parts: { ...ENQUIRY, next: 'Our parts team will check price and availability and get back to you.' },
};

/** Nobody drives a caravan, and its owner brings no second key (ledger P5). */
const OF_CARAVANS: Readonly<Partial<Record<FormName, Thanks>>> = {
  'test-drive': {
    title: 'Thank you, we look forward to your visit',
    next: 'We’ll be in touch to confirm the time. If you can, bring the car you tow with.',
  },
  valuation: {
    title: 'Thank you, we have your details',
    next: 'Someone will call you about your caravan, usually within two business hours.',
  },
  inspection: {
    title: 'Thank you, we look forward to seeing your caravan',
    next: 'We’ll be in touch to confirm the time. Please bring your licence, the keys and the service book.',
  },
};

/** A motorhome is walked through as a caravan is, and needs no car that tows it (ledger P15). */
const MOTORHOME_VISIT: Thanks = {
  title: 'Thank you, we look forward to your visit',
  next: 'We’ll be in touch to confirm the time. Please bring your driver licence.',
};

/** The thank-you text of a form, or a general one if the form is not known. `word` is what the site sells, car or caravan. */
export function thanks(form: FormName | null, word: string, drivesItself: boolean): Thanks {
  if (form === null) return { ...ENQUIRY, title: 'Thank you' };
  if (form === 'test-drive' && word === 'caravan' && drivesItself) return MOTORHOME_VISIT;
  return (word === 'caravan' ? OF_CARAVANS[form] : undefined) ?? BY_FORM[form];
}
