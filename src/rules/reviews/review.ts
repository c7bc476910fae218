/** A customer's review as it is stored (ledger D7); dates are yyyy-mm-dd. */
export interface Review {
  readonly id: number;
  readonly dealershipId: number;
  /** null where it speaks of the whole dealership. */
  readonly locationId: number | null;
  readonly customerName: string;
  readonly text: string;
  readonly rating: number;
  readonly reviewDate: string;
  readonly replyText: string | null;
  readonly replyDate: string | null;
  readonly image: string | null;
}

/** How many have rated, and how. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}
