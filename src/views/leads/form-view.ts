import type { BookingKind } from '#src/rules/bookings/booking.ts';
import { driveButtonText, isInspected } from '#src/rules/bookings/booking-words.ts';
import { bookingKind } from '#src/rules/bookings/wanted-booking.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import type { FormName } from '#src/rules/leads/form-name.ts';
import type { LeadForm } from '#src/rules/leads/form-types.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import { type Location, primaryOf } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { gatherFormInput } from '#src/use-cases/leads/gather-form-input.ts';
import { contactLocation, shownLocations } from '#src/use-cases/places/find-locations.ts';
import type { PictureView } from '#src/views/images/image-view.ts';

/** A vehicle in a line, over a form about it. */
export interface FormCar {
  readonly name: string;
  readonly href: string;
  readonly stockNumber: string;
  readonly picture: PictureView | null;
  readonly body: string;
}

export interface FormView {
  readonly form: LeadForm;
  /** Where a browser without script sends it; null for the page it is on. */
  readonly action: string | null;
  /** The slug of the vehicle it is about. */
  readonly car: string | null;
  /** The id of the offer it is about. */
  readonly offer: string | null;
  readonly submitText: string;
  /** The name of its receiver. */
  readonly dealer: string;
  /** Whether the shopper's tow car goes with it, if they have chosen one (ledger P15). */
  readonly takesTowCar: boolean;
  /** The button that finds what the form is about by its registration; null for a form without one. */
  readonly lookUpText: string | null;
  readonly optInLabel: string;
  /** Which appointment times it offers; null when it books none. */
  readonly times: FormTimes | null;
}

export interface FormTimes {
  readonly kind: BookingKind;
  /** The location, unless the visitor chooses one. */
  readonly location: string | null;
  /** The location of each dealership that a visitor can choose. */
  readonly byDealership: Readonly<Record<string, string>>;
}

/** The way to a form about a vehicle. */
export interface FormLink {
  readonly label: string;
  readonly href: string;
}

/** The forms about a vehicle; null when one is not offered. */
export interface VehicleForms {
  readonly enquiry: FormLink;
  readonly testDrive: FormLink | null;
  readonly photos: FormLink | null;
}

/** A form that came back to its sender: the step, what they typed, and what is wrong. */
export interface FormReply {
  /** null when what was sent could not be read. */
  readonly form: FormName | null;
  readonly step: number;
  readonly leadId: string | null;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  /** Why it was not accepted, when no field is wrong. */
  readonly failure: string | null;
}

/** What the page of a form is about. */
interface FormPage {
  readonly car?: Vehicle | null;
  readonly offer?: Offer | null;
  readonly action?: string | null;
  /** The place it is sent to, where the page is about one. */
  readonly location?: Location | null;
}

/** A form as this site shows it; of the two service bookings it is the one that the site has chosen (ledger L12). */
export function formView(
  context: Pick<PageContext, 'site' | 'showroom' | 'now'>,
  requested: FormName,
  page: FormPage = {},
): FormView {
  const { car = null, offer = null, action = null, location = null } = page;
  const { site } = context;
  const name = requested === 'service' && site.switches.serviceForm === 'minimal' ? 'service-minimal' : requested;
  const dealership = site.dealerships.find(({ id }) => id === (car ?? offer)?.dealershipId);
  return {
    form: leadForm(name, gatherFormInput(context, car, offer, location)),
    action,
    car: car?.slug ?? null,
    offer: offer === null ? null : String(offer.id),
    submitText: submitText(name, (dealership ?? site).switches, car?.itemType ?? site.switches.itemType),
    dealer: dealership?.name ?? location?.name ?? site.name,
    takesTowCar: site.switches.towMatch,
    lookUpText: name === 'service-minimal' ? lookUpText(site.switches.itemType) : null,
    optInLabel: (dealership ?? site).switches.optInLabel,
    times: timesOf(context, name, car),
  };
}

const lookUpText = (word: string) => (word === 'caravan' ? 'Find my caravan' : 'Find my vehicle');

function submitText(name: FormName, { valuationButtonText, testDriveButtonText }: Switches, word: string): string {
  if (name === 'trade-in' || name === 'valuation') return valuationButtonText;
  // The words that open the form.
  return isInspected(name, word) ? driveButtonText(testDriveButtonText, word) : SUBMIT[name];
}

const SUBMIT: Readonly<Record<Exclude<FormName, 'trade-in' | 'valuation'>, string>> = {
  enquiry: 'Send enquiry',
  'test-drive': 'Book test drive',
  inspection: 'Book an inspection',
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

function timesOf(context: Pick<PageContext, 'site' | 'showroom'>, name: FormName, car: Vehicle | null): FormTimes | null {
  const { site } = context;
  const kind = bookingKind(name);
  if (kind === null) return null;
  const switches = switchesFor(site, car?.dealershipId);
  if ((kind === 'service' ? switches.servicesAtOnce : switches.testDrivesAtOnce) === 0) return null;
  const shown = shownLocations(context);
  const byDealership = site.dealerships.flatMap(({ id, slug }) => {
    const theirs = shown.filter(({ dealershipId }) => dealershipId === id);
    const first = primaryOf(theirs);
    return first === null ? [] : [[slug, first.slug] as const];
  });
  return {
    kind,
    // The times must be those of the location where the lead will go.
    location: contactLocation(context, car)?.slug ?? null,
    byDealership: Object.fromEntries(byDealership),
  };
}
