import type { FieldError } from '#src/rules/leads/check-step.ts';
import type { FormName } from '#src/rules/leads/form-name.ts';
import type { LeadForm } from '#src/rules/leads/form-types.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { LocationRow } from '#src/store/read-site.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { gatherFormInput } from '#src/use-cases/leads/gather-form-input.ts';
import { primaryLocation, shownLocations } from '#src/use-cases/places/locations.ts';
import type { PictureView } from '#src/views/images/image-view.ts';

/** A vehicle in a line, over a form about it. */
export interface FormCar {
  readonly name: string;
  readonly href: string;
  readonly stockNumber: string;
  readonly picture: PictureView | null;
  readonly body: string;
}

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

/** What a form is shown for. */
interface FormPlace {
  readonly car?: Vehicle | null;
  readonly offer?: Offer | null;
  readonly action?: string | null;
  /** The place it is sent to, where the page is about one. */
  readonly location?: LocationRow | null;
}

/** A form as this site shows it; the service booking is the one that the site has chosen (ledger L12). */
export function formView(
  context: Pick<PageContext, 'site' | 'showroom' | 'now'>,
  asked: FormName,
  place: FormPlace = {},
): FormView {
  const { car = null, offer = null, action = null, location = null } = place;
  const { site } = context;
  const name = asked === 'service' && site.switches.serviceForm === 'minimal' ? 'service-minimal' : asked;
  const dealership = site.dealerships.find(({ id }) => id === (car ?? offer)?.dealershipId);
  return {
    form: leadForm(name, gatherFormInput(context, car, offer, location)),
    action,
    car: car?.slug ?? null,
    offer: offer === null ? null : String(offer.id),
    submitText: name === 'trade-in' ? (dealership ?? site).switches.valuationButtonText : SUBMIT[name],
    dealer: dealership?.name ?? location?.name ?? site.name,
    optInLabel: (dealership ?? site).switches.optInLabel,
    times: timesOf(context, name, car),
  };
}

const SUBMIT: Readonly<Record<Exclude<FormName, 'trade-in'>, string>> = {
  enquiry: 'Send enquiry',
  'test-drive': 'Book test drive',
  'request-photos': 'Request photos',
  finance: 'Send finance enquiry',
  offer: 'Send enquiry',
  careers: 'Send application',
  contact: 'Send message',
  'call-back': 'Call me back',
  service: 'Book service',
  'service-minimal': 'Book service',
  fleet: 'Send enquiry',
  parts: 'Send parts enquiry',
  'multi-step-enquiry': 'Send enquiry',
};

const BOOKED: Partial<Record<FormName, FormTimes['kind']>> = {
  'test-drive': 'test-drive',
  service: 'service',
  'service-minimal': 'service',
};

function timesOf(context: Pick<PageContext, 'site' | 'showroom'>, name: FormName, car: Vehicle | null): FormTimes | null {
  const { site } = context;
  const kind = BOOKED[name];
  if (kind === undefined) return null;
  const { switches } = site.dealerships.find(({ id }) => id === car?.dealershipId) ?? site;
  if ((kind === 'service' ? switches.servicesAtOnce : switches.testDrivesAtOnce) === 0) return null;
  const shown = shownLocations(context);
  const own = shown.find(({ id }) => id === car?.locationId);
  const byDealership = site.dealerships.flatMap(({ id, slug }) => {
    const theirs = shown.filter(({ dealership_id }) => dealership_id === id);
    const first = theirs.find(({ is_primary }) => is_primary) ?? theirs[0];
    return first === undefined ? [] : [[slug, first.slug] as const];
  });
  return {
    kind,
    location: (own ?? primaryLocation(context))?.slug ?? null,
    byDealership: Object.fromEntries(byDealership),
  };
}
