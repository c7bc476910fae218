import { addressPath } from '#src/rules/addresses/addresses.ts';
/** The address of a booking's page, with the key that opens it. */
export const bookingPath = (leadId: string, key: string): string =>
  `${addressPath('booking', { reference: leadId })}?key=${encodeURIComponent(key)}`;

export const bookingCalendarPath = (leadId: string, key: string): string =>
  `${addressPath('bookingCalendar', { reference: leadId })}?key=${encodeURIComponent(key)}`;
