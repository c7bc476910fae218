/** Where a browser remembers the shopper's tow car. */
export const TOW_KEY = 'forecourt.tow-car';
