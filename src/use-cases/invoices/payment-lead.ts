import type { PaymentLead } from '#src/rules/invoices/invoice-lead.ts';
import { dealerDeliveries } from '#src/rules/leads/planned-deliveries.ts';
import { vehicleLead } from '#src/rules/leads/vehicle-lead.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { StockedVehicle } from '#src/store/invoices/invoice-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

const LONGEST_PAGE = 300;

/** The lead that the dealer gets once it is paid: of the dealership whose vehicle it is about, or of the site. */
export async function paymentLead(
  context: Context,
  contact: Readonly<Record<string, string>>,
  vehicle: StockedVehicle | null,
): Promise<PaymentLead> {
  const { site, showroom, sender } = context;
  const car = vehicle === null ? null : await findVehicle(context, String(vehicle.id));
  const [only = null, ...others] = site.dealerships;
  const dealership =
    vehicle === null
      ? others.length === 0
        ? only
        : null
      : (site.dealerships.find(({ id }) => id === vehicle.dealershipId) ?? null);
  const page = sender?.page.slice(0, LONGEST_PAGE) ?? '';
  return {
    fields: {
      ...contact,
      ...(page === '' ? {} : { page_id: page }),
      ...(car === null ? {} : vehicleLead(car, showroom.makes.find(({ name }) => name === car.make)?.slug ?? slugOf(car.make))),
      ...(dealership === null ? {} : { dealership_slug: dealership.slug }),
    },
    planned: dealerDeliveries((dealership ?? site).switches),
    vehicleId: vehicle?.id ?? null,
    dealershipId: dealership?.id ?? null,
    locationId: car === null ? null : (shownLocations(context).find(({ id }) => id === car.locationId)?.id ?? null),
  };
}
