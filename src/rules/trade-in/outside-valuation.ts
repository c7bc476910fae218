import type { Vehicle } from '#src/rules/stock/vehicle.ts';

const LOWEST_PRICE = 200;

/** Whether a valuation may be put against a vehicle: it is in stock, not sold, not reserved, and has a price above $200 (ledger T2). */
export const isValuedAgainst = ({
  status,
  sold,
  reserved,
  price,
}: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price'>): boolean =>
  status === 'in_stock' && !sold && !reserved && price !== null && price > LOWEST_PRICE;

/** The columns of a lead that a visitor's browser may write (ledger H2). */
export const WRITABLE_COLUMNS = ['valuation'] as const;

export type WritableColumn = (typeof WRITABLE_COLUMNS)[number];

export const isWritableColumn = (name: string): name is WritableColumn => WRITABLE_COLUMNS.some((one) => one === name);
