import { type AdfLead, type AdfVehicle, adfDocument } from '#src/adapters/crm/adf-document.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { bookingWords } from '#src/rules/bookings/booking-words.ts';
import { isTradeInForm } from '#src/rules/leads/form-name.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { fieldOf, leadDetails, requestedTime } from '#src/rules/leads/lead-details.ts';
import { leadOrigin } from '#src/rules/leads/lead-origin.ts';
import { dealerPhone } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { bookingTimes } from '#src/use-cases/bookings/format-times.ts';
import type { LeadFacts } from './gather-lead-facts.ts';

/** A lead as ADF 1.0 (ledger L14). What ADF has no element for goes into the customer's comments, under the form's own labels. */
export function writeAdf(facts: LeadFacts): string {
  const { lead, site, origin, dealership } = facts;
  const field = (name: string) => fieldOf(lead, name);
  return adfDocument({
    id: lead.id,
    source: site.name,
    requestedAt: lead.createdAt.toISOString(),
    vehicles: vehiclesOf(facts),
    customer: {
      first: field('name'),
      last: field('last_name'),
      email: field('email'),
      phone: field('phone'),
      postcode: field('postcode'),
      prefers: PREFERS[field('PreferredContactMethod')] ?? 'phone',
      callTime: CALL_TIMES[field('best_time')] ?? '',
      timeframe: timeframeOf(facts),
      comments: [
        lead.category,
        lead.subcategory ?? '',
        bookingText(facts),
        field('message'),
        ...[...leadDetails(facts), ...leadOrigin(leadAttributes(lead.attributes), facts.car)].map(
          ({ label, value }) => `${label}: ${value}`,
        ),
      ]
        .filter((part) => part !== '')
        .join('\n'),
    },
    vendor: {
      id: dealership?.slug ?? site.slug,
      name: dealership?.name ?? site.name,
      phone: dealerPhone(dealership, facts.location) ?? '',
    },
    provider: { name: site.name, url: origin },
  });
}

const PREFERS: Readonly<Record<string, AdfLead['customer']['prefers']>> = { Phone: 'phone', Email: 'email', SMS: 'sms' };

const CALL_TIMES: Readonly<Record<string, AdfLead['customer']['callTime']>> = {
  Morning: 'morning',
  Afternoon: 'afternoon',
  Evening: 'evening',
};

function bookingText({ lead: { booking } }: LeadFacts): string {
  if (booking === null) return '';
  const { when, heldUntil } = bookingTimes(booking);
  return `Booking: ${when}, ${bookingWords(bookingPhase(booking), heldUntil)}`;
}

/** When the customer wants to come: the booked time, else the requested time or day. */
function timeframeOf(facts: LeadFacts): AdfLead['customer']['timeframe'] {
  const { lead } = facts;
  if (lead.booking !== null)
    return { description: bookingTimes(lead.booking).when, earliest: new Date(lead.booking.startsAt).toISOString() };
  const day = fieldOf(lead, 'Preferred Service Date');
  const description = requestedTime(facts) ?? day;
  const [earliest = day] = /^\d{4}-\d\d-\d\d(?:T[\d:.Z+-]+)?/.exec(fieldOf(lead, 'dateTime')) ?? [];
  return description === '' ? null : { description, earliest };
}

const NOTHING = {
  year: '',
  make: '',
  model: '',
  trim: '',
  stock: '',
  vin: '',
  odometer: '',
  colour: '',
  dollars: null,
  comments: '',
};

/** The vehicle to buy or to service, then the one that the customer would trade in. */
function vehiclesOf(facts: LeadFacts): AdfVehicle[] {
  const { lead, car } = facts;
  const requested = car === null ? named(facts) : carOf(facts, car);
  const traded: AdfVehicle = {
    ...NOTHING,
    ...ownNamed(facts),
    interest: 'trade-in',
    status: 'used',
    odometer: fieldOf(lead, 'kms'),
    comments: registration(fieldOf(lead, 'rego'), fieldOf(lead, 'regoState')),
  };
  return isTradeInForm(lead.form) ? [...(car === null ? [] : requested), traded] : requested;
}

const ownNamed = ({ lead }: LeadFacts) => ({
  year: fieldOf(lead, 'Vehicle Year'),
  make: fieldOf(lead, 'Vehicle Make'),
  model: fieldOf(lead, 'Vehicle Model'),
});

function carOf({ lead }: LeadFacts, car: Vehicle): AdfVehicle[] {
  return [
    {
      ...NOTHING,
      interest: lead.form === 'test-drive' ? 'test-drive' : 'buy',
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
    },
  ];
}

/** The vehicle that a visitor typed, such as the one to be serviced. */
function named(facts: LeadFacts): AdfVehicle[] {
  const { lead } = facts;
  const names = ownNamed(facts);
  const comments = registration(fieldOf(lead, 'Vehicle Rego') || fieldOf(lead, 'Rego'), fieldOf(lead, 'Vehicle State'));
  if (names.make === '' && names.model === '' && comments === '') return [];
  return [{ ...NOTHING, ...names, interest: lead.form === 'test-drive' ? 'test-drive' : 'buy', status: 'used', comments }];
}

const registration = (rego: string, state: string): string =>
  rego === '' ? '' : `Registration ${rego}${state === '' ? '' : ` (${state.toUpperCase()})`}`;
