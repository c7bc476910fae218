/** Where a browser remembers the shopper's tow car. */
export const TOW_KEY = 'forecourt.tow-car';

/** Where it remembers, until the tab is closed, the car that came with a link. */
export const LINKED_TOW_KEY = 'forecourt.tow-car.linked';
