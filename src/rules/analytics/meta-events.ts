/** Meta's standard events for what our numbers count, as published: https://developers.facebook.com/docs/meta-pixel/reference. Null: it has none. */
const NAMES: Readonly<Record<number, string | null>> = {
  4: 'ViewContent',
  25: 'Contact',
  26: 'CustomizeProduct',
  39: 'AddToWishlist',
  49: 'Search',
  60: null,
  61: null,
};

/** The name by which Meta counts an event; a number that is not of a page or a button is that of a form which was sent. */
export const metaEvent = (id: number): string | null => (NAMES[id] === undefined ? 'Lead' : NAMES[id]);
