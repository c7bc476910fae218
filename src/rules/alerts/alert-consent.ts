/** What was agreed to when an alert was asked for: what was shown, on which page, when, and a keyed hash of the network address (ledger K5). */
export interface AlertConsent {
  readonly shown: string;
  readonly page: string;
  readonly at: string;
  readonly network: string;
}
