import type { FormName } from '#src/rules/leads/form-name.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import type { Location } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { formInput } from '#src/use-cases/leads/form-input.ts';
import { primaryLocation, shownLocations } from '#src/use-cases/places/locations.ts';
import type { FormTimes, FormView } from './form-types.ts';

/** What a form is shown for. */
interface FormPlace {
  readonly car?: Vehicle | null;
  readonly offer?: Offer | null;
  readonly action?: string | null;
  /** The place it is sent to, where the page is about one. */
  readonly location?: Location | null;
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
    form: leadForm(name, formInput(context, car, offer, location)),
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
    const theirs = shown.filter(({ dealershipId }) => dealershipId === id);
    const first = theirs.find(({ isPrimary }) => isPrimary) ?? theirs[0];
    return first === undefined ? [] : [[slug, first.slug] as const];
  });
  return {
    kind,
    location: (own ?? primaryLocation(context))?.slug ?? null,
    byDealership: Object.fromEntries(byDealership),
  };
}
