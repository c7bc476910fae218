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

/** Vehicles besides the one that is wanted which people who have not signed in hold unpaid now. */
export interface HeldBeside {
  /** From the same network address. */
  readonly address: number;
  /** On the whole site. */
  readonly site: number;
}

/** How many of them there may be. */
export interface HoldLimits {
  readonly perAddress: number;
  /** In hundredths of what the site has for sale. */
  readonly sitePercent: number;
}

/** So many may be held unpaid on a site however little it sells. */
const LEAST_ON_SITE = 20;

/**
 * Whether so much is held unpaid already that whoever wants one more must sign in first. Without this, somebody who is nobody again with each request
 * keeps a dealer's whole stock off sale for nothing. Whoever has signed in is one person, and counted as such, however many share their address.
 */
export const isCrowded = ({ address, site }: HeldBeside, { perAddress, sitePercent }: HoldLimits, forSale: number): boolean =>
  address >= perAddress || site >= Math.max(LEAST_ON_SITE, Math.ceil((forSale * sitePercent) / 100));
