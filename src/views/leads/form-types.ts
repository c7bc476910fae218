import type { FormName } from '#src/rules/leads/form-name.ts';
import type { LeadForm } from '#src/rules/leads/form-types.ts';
import type { FieldError } from '#src/use-cases/leads/lead-types.ts';

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
export interface VehicleFormView {
  readonly label: string;
  readonly heading: string;
  readonly href: string;
  readonly form: FormView;
}

/** What can be asked about a vehicle, each where it is offered. */
export interface VehicleForms {
  readonly enquiry: VehicleFormView;
  readonly testDrive: VehicleFormView | null;
  readonly photos: VehicleFormView | null;
}

/** What a page shows to someone whose form came back: where they are in it, what they typed, and what is wrong. */
export interface FormReply {
  /** null where what was sent could not be read. */
  readonly form: FormName | null;
  readonly step: number;
  readonly leadId: string | null;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  /** Why it was not taken, where no field is at fault. */
  readonly failure: string | null;
}
