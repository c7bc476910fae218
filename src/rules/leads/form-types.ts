import type { EventNumber } from '#src/rules/analytics/event-numbers.ts';
import type { PriceSpread } from './budget-picks.ts';
import type { FieldName, Option } from './fields.ts';
import type { FormName } from './form-name.ts';

/** A field in a step of a form. */
export interface StepField {
  readonly name: FieldName;
  readonly required: boolean;
  /** Its label here, if it differs from the usual one. */
  readonly label?: string;
  /** The message here when it is required and left empty, if it differs from the usual one. */
  readonly missing?: string;
  /** The choices on this site. */
  readonly options?: readonly Option[];
  readonly value?: string;
  /** Its value, whatever is sent. */
  readonly fixed?: string;
  /** The first day that can be chosen, as yyyy-mm-dd. */
  readonly earliest?: string;
  /** The field that holds the day of an appointment's time. */
  readonly dayField?: FieldName;
  /** The service types that it comes with; all of them if missing. */
  readonly serviceTypes?: readonly string[];
  /** Amounts to pick with one click. */
  readonly picks?: readonly number[];
}

/** A part of a form that is sent by itself. */
export interface FormStep {
  readonly title: string;
  readonly fields: readonly StepField[];
}

/** A form: the category of its leads, its analytics event, and its steps. */
export interface LeadForm {
  readonly name: FormName;
  readonly category: string;
  readonly subcategory: string | null;
  readonly event: EventNumber | null;
  readonly steps: readonly FormStep[];
}

export interface FormSwitches {
  readonly optInLabel: string;
  readonly optInHidden: boolean;
  readonly optInTicked: boolean;
  readonly commentsRequired: boolean;
  readonly requiresTerms: boolean;
  readonly contactCategories: readonly string[];
  readonly formState: string;
  readonly moneyPicks: 'to-70000' | 'to-800000' | 'by-stock';
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
  readonly tradeInContactFirst: boolean;
}

/** What a form depends on: the site's switches, the vehicle it is about, and the available choices. */
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
  /** The id of the location whose page the form is on; null on any other page. */
  readonly place: string | null;
  /** The sales locations. */
  readonly locations: readonly Option[];
  readonly serviceLocations: readonly Option[];
  /** Other locations where the vehicle can be driven (ledger L11). */
  readonly distributionLocations: readonly Option[];
  /** The prices of the site's stock, where budgets follow them. */
  readonly prices: PriceSpread | null;
  /** Today on the site's calendar, as yyyy-mm-dd. */
  readonly today: string;
}

export const required = (name: FieldName): StepField => ({ name, required: true });

export const optional = (name: FieldName): StepField => ({ name, required: false });

/** A choice between the site's own words. */
export const select = (name: FieldName, words: readonly string[], isRequired: boolean): StepField => ({
  name,
  required: isRequired,
  options: words.map((word) => ({ value: word, label: word })),
});

/** A required choice; if there is only one option, it is preselected. */
export function chosenFrom(name: FieldName, options: readonly Option[]): StepField[] {
  const [only, ...more] = options;
  if (only === undefined) return [];
  return [{ name, required: true, ...(more.length === 0 ? { fixed: only.value } : { options }) }];
}
