/** The slug of the address of all stock. */
export const ALL_SLUG = 'new-used-and-demo-cars';

/** The address of all stock; links to it end with a slash (ledger S1). */
export const ALL_STOCK = `/search/${ALL_SLUG}/`;
