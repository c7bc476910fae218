import { type AdfLead, adfDocument } from '#src/adapters/crm/adf-document.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { bookingWords } from '#src/rules/bookings/booking-words.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { bookingTimes } from './booking-times.ts';
import { dealerPhone, fieldOf, type LeadFacts } from './lead-facts.ts';

const INTERESTS: Readonly<Record<string, NonNullable<AdfLead['vehicle']>['interest']>> = {
  'test-drive': 'test-drive',
  'trade-in': 'trade-in',
};

/** A lead as ADF 1.0 (ledger L14). */
export function leadAdf(facts: LeadFacts): string {
  const { lead, car, site, origin, dealership } = facts;
  const field = (name: string) => fieldOf(lead, name);
  return adfDocument({
    id: lead.id,
    source: site.name,
    requestedAt: lead.createdAt.toISOString(),
    vehicle: car === null ? named(facts) : carOf(facts, car),
    customer: {
      first: field('name'),
      last: field('last_name'),
      email: field('email'),
      phone: field('phone'),
      postcode: field('postcode'),
      prefers: field('PreferredContactMethod') === 'Email' ? 'email' : 'phone',
      comments: [lead.category, lead.subcategory, bookingText(facts), field('offer'), field('message')]
        .filter((part) => part !== null && part !== '')
        .join('\n'),
    },
    vendor: { id: dealership?.slug ?? site.slug, name: dealership?.name ?? site.name, phone: dealerPhone(facts) ?? '' },
    provider: { name: site.name, url: origin },
  });
}

function bookingText({ lead: { booking } }: LeadFacts): string {
  if (booking === null) return '';
  const { when, heldUntil } = bookingTimes(booking);
  return `Booking: ${when}, ${bookingWords(bookingPhase(booking), heldUntil)}`;
}

const NOTHING = { trim: '', stock: '', vin: '', odometer: '', colour: '', dollars: null };

function carOf({ lead }: LeadFacts, car: Vehicle): NonNullable<AdfLead['vehicle']> {
  return {
    interest: INTERESTS[lead.form] ?? 'buy',
    status: car.carType === 'new' ? 'new' : 'used',
    year: String(car.year),
    make: car.make,
    model: car.model,
    trim: car.badge ?? '',
    stock: car.stocknum,
    vin: car.vin ?? '',
    odometer: car.km === null ? '' : String(car.km),
    colour: car.colour ?? '',
    dollars: car.price,
  };
}

/** The vehicle that a visitor named, such as the one to be serviced. */
function named({ lead }: LeadFacts): AdfLead['vehicle'] {
  const [year, make, model] = ['Vehicle Year', 'Vehicle Make', 'Vehicle Model'].map((name) => fieldOf(lead, name));
  if (make === undefined || make === '') return null;
  return { ...NOTHING, interest: INTERESTS[lead.form] ?? 'buy', status: 'used', year: year ?? '', make, model: model ?? '' };
}
