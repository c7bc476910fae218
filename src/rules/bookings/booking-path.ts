/** The address of a booking's page, with the key that opens it. */
export const bookingPath = (leadId: string, key: string): string => `/booking/${leadId}?key=${encodeURIComponent(key)}`;

export const bookingCalendarPath = (leadId: string, key: string): string =>
  `/booking/${leadId}/calendar.ics?key=${encodeURIComponent(key)}`;
