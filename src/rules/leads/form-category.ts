import { EVENTS, type EventNumber } from '#src/rules/analytics/event-numbers.ts';
import { type FormName, isTradeInForm } from './form-name.ts';
import type { FormInput } from './form-types.ts';
import { CAREERS_ENQUIRY, leadCategory } from './lead-category.ts';

/** The category of leads from each form; careers leads get another when they are stored (ledger L9). */
export const FORM_CATEGORIES: Readonly<Record<FormName, string>> = {
  enquiry: 'Vehicle Enquiry',
  'test-drive': 'Test Drive',
  'request-photos': 'Request Photos',
  finance: 'Finance Enquiry',
  offer: 'Offer Enquiry',
  careers: CAREERS_ENQUIRY,
  contact: 'General Enquiry',
  'call-back': 'Call Back Request',
  'trade-in': 'Trade-In',
  valuation: 'Trade-In Valuation',
  inspection: 'Trade-In Inspection',
  service: 'Service Booking',
  'service-minimal': 'Service Booking',
  fleet: 'Fleet Enquiry',
  parts: 'Parts Enquiry',
  'multi-step-enquiry': 'Vehicle Enquiry',
};

/** The switches that decide which form a category belongs to. */
interface CategorySwitches {
  readonly contactCategories: readonly string[];
  readonly serviceForm: 'default' | 'two-step' | 'minimal';
}

/**
 * The form that checks a body without a form name, by its category, and for careers its subcategory. A subject of the site's
 * contact form belongs to that form. Null if no form has the category (ledger L17).
 */
export function formOfCategory(category: string, subcategory: string, switches: CategorySwitches): FormName | null {
  const word = category.trim().toLowerCase();
  if (word === '') return null;
  const careers = leadCategory({ category: CAREERS_ENQUIRY, subcategory: null });
  if (word === careers.category.toLowerCase() && subcategory.trim().toLowerCase() === careers.subcategory?.toLowerCase())
    return 'careers';
  const form = NAMES.find((name) => FORM_CATEGORIES[name].toLowerCase() === word);
  if (form === 'service' && switches.serviceForm === 'minimal') return 'service-minimal';
  return form ?? (switches.contactCategories.some((own) => own.toLowerCase() === word) ? 'contact' : null);
}

const NAMES = Object.keys(FORM_CATEGORIES) as FormName[];

/** The analytics event of a sent form; null if it has none (ledger L9, L11, X1). */
export function leadEvent(name: FormName, input: Pick<FormInput, 'switches' | 'vehicle'>): EventNumber | null {
  if (name === 'careers') return EVENTS.careersSent;
  if (name === 'finance') return input.switches.financeFormEvent9 ? EVENTS.financeSent : EVENTS.enquirySent;
  if (name === 'test-drive') return testDriveEvent(input);
  // A valuation is counted when its offer is accepted, not when it is requested.
  return isTradeInForm(name) ? null : EVENTS.enquirySent;
}

/** A demo counts as new, and so does a test drive without a chosen vehicle (ledger L11). */
function testDriveEvent({ switches, vehicle }: Pick<FormInput, 'switches' | 'vehicle'>): EventNumber {
  if (vehicle?.tag === 'Test Drive Only') return EVENTS.otherDriveSent;
  const isUsed = vehicle?.carType === 'used';
  if (switches.testDriveEvents === 'alternative') return isUsed ? EVENTS.otherUsedDriveSent : EVENTS.otherDriveSent;
  return isUsed ? EVENTS.usedDriveSent : EVENTS.newDriveSent;
}
