import type { Booking } from '#src/rules/bookings/booking.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { listItems } from '#src/rules/leads/field-text.ts';
import { vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import type { LeadFacts } from './gather-lead-facts.ts';

/** A lead for a CRM by webhook: the form's fields under their own names, and what they are about. */
export function writeWebhookBody({ lead, car, site, origin, dealership, location }: LeadFacts, deliveryId: string): string {
  return JSON.stringify({
    delivery_id: deliveryId,
    lead_id: lead.id,
    created_at: lead.createdAt.toISOString(),
    site: site.slug,
    dealership_slug: dealership?.slug ?? null,
    location: location === null ? null : { id: location.id, slug: location.slug, name: location.name },
    form: lead.form,
    category: lead.category,
    subcategory: lead.subcategory,
    lead_status: lead.leadStatus,
    form_completed: lead.leadStatus === 'Complete',
    fields: fieldsOf(lead.fields),
    lead_attributes: lead.attributes,
    consent: lead.consent,
    booking: lead.booking === null ? null : bookingBody(lead.booking),
    vehicle:
      car === null
        ? null
        : {
            id: car.id,
            name: vehicleName(car),
            stock_number: car.stocknum,
            year: car.year,
            make: car.make,
            model: car.model,
            badge: car.badge,
            car_type: car.carType,
            vin: car.vin,
            price: car.price,
            url: new URL(vehiclePath(car), origin).href,
          },
  });
}

/** The fields as the form has them; a list there is a list here (ledger L17). */
const fieldsOf = ({ additional_services: services, ...fields }: LeadFacts['lead']['fields']) =>
  typeof services === 'string' ? { ...fields, additional_services: listItems(services) } : fields;

const bookingBody = (booking: Booking) => ({
  kind: booking.kind,
  state: bookingPhase(booking),
  starts_at: booking.startsAt,
  minutes: booking.minutes,
  held_until: booking.state === 'held' ? booking.heldUntil : null,
  location_id: booking.locationId,
  sequence: booking.sequence,
});
