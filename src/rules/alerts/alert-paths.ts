import { addressPath } from '#src/rules/addresses/addresses.ts';

/** The page on which an alert is confirmed. */
export const confirmPath = (key: string): string => `${addressPath('alertConfirm')}?key=${key}`;

/** The page on which an alert is stopped; a mail program posts to it by itself. */
export const stopPath = (key: string): string => `${addressPath('alertStop')}?key=${key}`;
