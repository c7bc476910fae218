/** The page on which an alert is confirmed. */
export const confirmPath = (key: string): string => `/alerts/confirm?key=${key}`;

/** The page on which an alert is stopped; a mail program posts to it by itself. */
export const stopPath = (key: string): string => `/alerts/stop?key=${key}`;
