import type { FieldName, Option } from './fields.ts';
import type { FormName } from './form-name.ts';

/** A field as it stands in a step of a form. */
export interface StepField {
  readonly name: FieldName;
  readonly required: boolean;
  /** What it is called here, where that is not its usual name. */
  readonly label?: string;
  /** What can be chosen on this site. */
  readonly options?: readonly Option[];
  /** What it starts with. */
  readonly value?: string;
  /** What it is, whatever is sent. */
  readonly fixed?: string;
  /** The first day that can be chosen, as yyyy-mm-dd. */
  readonly earliest?: string;
  /** The field that holds the day of an appointment's time. */
  readonly dayField?: FieldName;
  /** The service types that it comes with; with all of them where it does not say. */
  readonly serviceTypes?: readonly string[];
  /** Amounts to pick with one press. */
  readonly picks?: readonly number[];
}

/** A part of a form that is sent by itself. */
export interface FormStep {
  readonly title: string;
  readonly fields: readonly StepField[];
}

/** A form: what its leads are filed under, what is told to analytics once it is sent, and its steps. */
export interface LeadForm {
  readonly name: FormName;
  readonly category: string;
  readonly subcategory: string | null;
  readonly event: number | null;
  readonly steps: readonly FormStep[];
}

/** The switches that forms follow from. */
export interface FormSwitches {
  readonly optInLabel: string;
  readonly optInHidden: boolean;
  readonly commentsRequired: boolean;
  readonly requiresTerms: boolean;
  readonly contactCategories: readonly string[];
  readonly formState: string;
  readonly moneyPicks: 'to-70000' | 'to-800000';
  readonly serviceForm: 'default' | 'two-step' | 'minimal';
  readonly serviceIntervalRequired: boolean;
  readonly serviceIntervals: readonly string[];
  readonly serviceTypes: readonly string[];
  readonly additionalServices: readonly string[];
  readonly routineServiceTypes: readonly string[];
  readonly serviceFreeRide: boolean;
  readonly testDriveEvents: 'standard' | 'alternative';
  readonly financeFormEvent9: boolean;
  readonly financeEnabled: boolean;
}

/** What a form follows from: the site's switches, the vehicle it is about, and what can be chosen. */
export interface FormInput {
  readonly switches: FormSwitches;
  readonly vehicle: {
    readonly carType: 'new' | 'demo' | 'used';
    readonly tag: string | null;
    readonly isAvailable: boolean;
  } | null;
  /** The name of the offer it is about. */
  readonly offer: string | null;
  /** 'car' or 'caravan'. */
  readonly word: string;
  readonly dealerships: readonly Option[];
  /** The location that the form stands on the page of, by its id; null elsewhere. */
  readonly place: string | null;
  /** Where vehicles are sold. */
  readonly locations: readonly Option[];
  /** Where they are looked after. */
  readonly serviceLocations: readonly Option[];
  /** Where else the vehicle may be driven (ledger L11). */
  readonly distributionLocations: readonly Option[];
  /** The day it is on the site's calendar, as yyyy-mm-dd. */
  readonly today: string;
}
