/** What the database calls a table or column: priceCents is price_cents. As kysely's plugin has it, for statements that it does not see. */
export const columnName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The other way round: price_cents is priceCents. */
export const fieldName = (column: string): string => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
