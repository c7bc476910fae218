/** The address of a booking's own page, with the key that opens it. */
export const bookingPath = (leadId: string, key: string): string => `/booking/${leadId}?key=${encodeURIComponent(key)}`;

/** The address of a booking as a calendar takes it. */
export const bookingCalendarPath = (leadId: string, key: string): string =>
  `/booking/${leadId}/calendar.ics?key=${encodeURIComponent(key)}`;
