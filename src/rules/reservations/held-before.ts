/** How often one person may hold a vehicle within a day without paying: whoever does so again and again keeps it from everybody else for nothing. */
const MOST_HOLDS_A_DAY = 3;
/** The same for a network address, which several people may share. */
const MOST_HOLDS_AN_ADDRESS = 6;
/** How many vehicles one person may hold unpaid besides another one: a shopper may choose between three, whoever holds more blocks them. */
const MOST_OTHER_HOLDS = 2;

/** Unpaid holds of one vehicle within a day. */
export interface HeldBefore {
  /** By the same browser or account. */
  readonly person: number;
  /** From the same network address. */
  readonly address: number;
}

export const isHeldTooOften = ({ person, address }: HeldBefore): boolean =>
  person >= MOST_HOLDS_A_DAY || address >= MOST_HOLDS_AN_ADDRESS;

export const holdsTooMany = (others: number): boolean => others > MOST_OTHER_HOLDS;
