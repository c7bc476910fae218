import { addressPath } from '#src/rules/addresses/addresses.ts';
import { driveButtonText } from '#src/rules/bookings/booking-words.ts';
import type { FormName } from '#src/rules/leads/form-name.ts';
import { VEHICLE_FORMS } from '#src/rules/leads/form-name.ts';
import { isFormOffered } from '#src/rules/leads/form-needs.ts';
import { type NextStep, nextSteps } from '#src/rules/leads/next-steps.ts';
import { type Vehicle, vehicleName } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { isTowed } from '#src/rules/tow/towed.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { contactLocation, type LocationLine, locationLine } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type HoursView, hoursView } from '#src/views/hours/hours-view.ts';
import { pictureView } from '#src/views/images/image-view.ts';
import type { Crumb } from '#src/views/site/graph-parts.ts';
import { type FormCar, type FormLink, type FormView, formView, type VehicleForms } from './form-view.ts';

/** The page of a form about a vehicle. */
export interface VehicleFormPage {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly form: FormView;
  readonly car: FormCar;
  readonly steps: readonly NextStep[];
  /** Who answers. */
  readonly location: LocationLine | null;
  readonly hours: HoursView | null;
}

/** What an address of a vehicle's form leads to, as a vehicle's own does. */
export type VehicleFormAnswer =
  | { readonly kind: 'page'; readonly page: VehicleFormPage }
  | { readonly kind: 'moved'; readonly slug: string }
  | null;

/** A form about a vehicle, by the vehicle's address or id and the last part of the form's address. */
export async function showVehicleForm(context: PageContext, key: string, part: string): Promise<VehicleFormAnswer> {
  const name = Object.hasOwn(VEHICLE_FORMS, part) ? VEHICLE_FORMS[part] : undefined;
  const car = name === undefined ? null : await findVehicle(context, key);
  if (name === undefined || car === null || !isOffered(context, car, name)) return null;
  if (key !== car.slug) return { kind: 'moved', slug: car.slug };
  const { heading } = words(context, car, name);
  const place = contactLocation(context, car);
  const make = `${context.site.switches.breadcrumbPrefix}${slugOf(car.make)}`;
  return {
    kind: 'page',
    page: {
      crumbs: [
        { label: 'Home', href: '/' },
        { label: car.make, href: make },
        { label: vehicleName(car), href: detailHref(context.site.switches.detailLinkPrefix, car) },
        { label: heading, href: null },
      ],
      heading,
      form: formView(context, name, { car, action: hrefOf(car, name) }),
      car: formCar(context, car),
      steps: nextSteps(name, car.itemType, !isTowed(car)),
      location: place === null ? null : locationLine(context, place),
      hours: place === null ? null : hoursView(context, place),
    },
  };
}

/** Where the valuation of a trade-in against a vehicle begins: its own form, or the site's page where the vehicle has none (ledger V10). */
export async function tradeInHref(context: PageContext, key: string | null): Promise<string> {
  const car = key === null ? null : await findVehicle(context, key);
  return car === null || !isOffered(context, car, 'trade-in')
    ? '/trade-in'
    : addressPath('vehicleForm', { key: car.slug, form: 'trade-in' });
}

/** Where a page with this form leads when its address names a vehicle: to the same form about that vehicle (ledger I3); null when it stays. */
export async function vehicleFormHref(context: PageContext, form: FormName | null, key: string | null): Promise<string | null> {
  const part = Object.keys(VEHICLE_FORMS).find((one) => VEHICLE_FORMS[one] === form);
  if (key === null || part === undefined) return null;
  const car = await findVehicle(context, key);
  return car === null || !isOffered(context, car, VEHICLE_FORMS[part] ?? 'enquiry')
    ? null
    : addressPath('vehicleForm', { key: car.slug, form: part });
}

/** What a vehicle's own page offers to ask (ledger V8, V12, V22). */
export function vehicleForms(context: PageContext, car: Vehicle): VehicleForms {
  const linkTo = (name: FormName): FormLink => ({ label: words(context, car, name).label, href: hrefOf(car, name) });
  const asked = (name: FormName) => (isOffered(context, car, name) ? linkTo(name) : null);
  return {
    enquiry: linkTo('enquiry'),
    testDrive: asked('test-drive'),
    photos: asked('request-photos'),
  };
}

export function formCar(context: PageContext, car: Vehicle): FormCar {
  const picture = car.images[0]?.url;
  return {
    name: vehicleName(car),
    href: detailHref(context.site.switches.detailLinkPrefix, car),
    stockNumber: car.stocknum,
    picture: picture === undefined ? null : pictureView(context, picture),
    body: car.simpleBody ?? car.itemType,
  };
}

/** A vehicle that is sold has only the enquiry form (ledger V8). */
const isOffered = ({ site }: PageContext, car: Vehicle, name: FormName): boolean =>
  (name === 'enquiry' || isAvailable(car)) && isFormOffered(name, site.switches);

function hrefOf({ slug }: Vehicle, name: FormName): string {
  const part = Object.keys(VEHICLE_FORMS).find((one) => VEHICLE_FORMS[one] === name) ?? '';
  return addressPath('vehicleForm', { key: slug, form: part });
}

function words({ site }: PageContext, car: Vehicle, name: FormName): { readonly label: string; readonly heading: string } {
  const switches = switchesFor(site, car.dealershipId);
  if (name === 'test-drive') {
    const text = driveButtonText(switches.testDriveButtonText, car.itemType);
    return { label: text, heading: text };
  }
  if (name === 'request-photos') return { label: 'Request photos', heading: 'Request photos' };
  if (name === 'finance') return { label: 'Finance enquiry', heading: 'Ask about finance' };
  if (name === 'trade-in') return { label: 'Trade-In Valuation', heading: `Value your trade-in towards this ${car.itemType}` };
  return isAvailable(car)
    ? { label: switches.enquiryButtonText, heading: `Ask about this ${car.itemType}` }
    : { label: 'Find Me Something Similar', heading: `Find a ${car.itemType} like this one` };
}
