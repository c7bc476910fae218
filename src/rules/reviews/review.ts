/** A customer's review (ledger D7); dates are yyyy-mm-dd. */
export interface Review {
  readonly id: number;
  readonly dealershipId: number;
  /** null if it is about the whole dealership. */
  readonly locationId: number | null;
  readonly customerName: string;
  readonly text: string;
  readonly rating: number;
  readonly reviewDate: string;
  readonly replyText: string | null;
  readonly replyDate: string | null;
  readonly image: string | null;
}

export interface Rating {
  readonly average: number;
  readonly count: number;
}
