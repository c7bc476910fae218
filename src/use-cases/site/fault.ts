/** Something in a site's file that cannot stand: where, and why. */
export interface Fault {
  readonly key: string;
  readonly reason: string;
}
