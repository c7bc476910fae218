import type { LeadForm } from '#src/rules/leads/form-types.ts';

/** A form ready to be shown. */
export interface FormView {
  readonly form: LeadForm;
  /** Where a browser without script sends it; null for the page it stands on. */
  readonly action: string | null;
  /** The vehicle it is about, by its address. */
  readonly car: string | null;
  /** The offer it is about, by its id. */
  readonly offer: string | null;
  readonly submitText: string;
  /** Who reads it. */
  readonly dealer: string;
  readonly optInLabel: string;
  /** Where its appointment times come from; null where no times are booked. */
  readonly times: FormTimes | null;
}

/** Which times a form offers: of what, and where. */
export interface FormTimes {
  readonly kind: 'test-drive' | 'service';
  /** The location, unless the visitor chooses one. */
  readonly location: string | null;
  /** The location that stands for each dealership a visitor may choose. */
  readonly byDealership: Readonly<Record<string, string>>;
}

/** Something a visitor can ask about a vehicle: the words of its button, its page and its form. */
export interface AskView {
  readonly label: string;
  readonly heading: string;
  readonly href: string;
  readonly form: FormView;
}

/** What can be asked about a vehicle, each where it is offered. */
export interface VehicleAsks {
  readonly enquiry: AskView;
  readonly testDrive: AskView | null;
  readonly photos: AskView | null;
}
