/** Something that was done on this browser before anybody signed in; `what` is the vehicle's name, or the invoice's number. */
export interface BegunThing {
  readonly kind: 'reservation' | 'purchase' | 'payment';
  readonly what: string;
}

const DONE: Readonly<Record<BegunThing['kind'], (what: string) => string>> = {
  reservation: (what) => `reserved the ${what}`,
  purchase: (what) => `started to buy the ${what}`,
  payment: (what) => `paid towards ${what}`,
};

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/**
 * Asks whether it was the shopper: others may use the same browser, so that it becomes theirs only when they say so. null when there is nothing to
 * ask. `garage` is the name of their own page.
 */
export function begunHereWords(things: readonly BegunThing[], garage: string): { text: string; button: string } | null {
  if (things.length === 0) return null;
  const done = [...new Set(things.map(({ kind, what }) => DONE[kind](what)))];
  return {
    text: `Was it you who ${list.format(done)} on this device before signing in?`,
    button: `Yes, add ${done.length === 1 ? 'it' : 'them'} to ${garage}`,
  };
}
