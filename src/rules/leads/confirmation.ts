/** The most confirmations sent: to one person across all sites, and for one site. */
export interface ConfirmationLimits {
  readonly recipientHour: number;
  readonly recipientDay: number;
  readonly siteHour: number;
}

/** What decides whether a confirmation is sent. The database counts by it when the email is queued. */
export interface Confirmation {
  /** The keyed hash of the recipient that emails are counted under; the address itself is not stored for counting. */
  readonly recipient: string;
  /** The hash under the key that was replaced: what was sent under it counts too. */
  readonly recipientBefore?: string | null;
  readonly limits: ConfirmationLimits;
  /** Whether the sender's network address has reached its limit of confirmations. */
  readonly isOverAddressLimit: boolean;
}

/** Why a confirmation was not sent, as the database records it. */
export type SuppressionReason = 'address-limit' | 'recipient-limit' | 'site-limit' | 'not-counted';

const SENTENCES: Readonly<Record<SuppressionReason, string>> = {
  'address-limit': 'too many confirmations were requested from one network address',
  'recipient-limit': 'this person has already been sent as many confirmations as one person may get',
  'site-limit': 'the site has sent as many confirmations as it may within an hour',
  'not-counted': 'it was planned by an earlier version, which did not count confirmations',
};

/** Why a confirmation was not sent, in words for the person who looks at the lead. */
export const suppressionText = (reason: SuppressionReason): string => SENTENCES[reason];
