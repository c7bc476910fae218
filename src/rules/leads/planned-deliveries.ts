import type { Confirmation } from './confirmation.ts';

/** A way that a lead goes to someone. */
export interface PlannedDelivery {
  readonly channel: 'dealer-email' | 'shopper-email' | 'adf-email' | 'webhook';
  readonly target: string;
  /** What the shopper's letter is counted by; without it the letter is not sent. */
  readonly confirmation?: Confirmation;
}

/** What a dealership says about its leads. */
export interface LeadSwitches {
  readonly leadEmails: readonly string[];
  readonly leadAdfEmails: readonly string[];
  readonly leadWebhookUrl: string | null;
  readonly confirmsLeads: boolean;
}

/** Whom a lead goes to: the dealership by every way it has asked for, and the shopper, where there is an address to write to (ledger L14). */
export function plannedDeliveries(
  given: LeadSwitches,
  shopperEmail: string,
  confirmation: (shopperEmail: string) => Confirmation,
): PlannedDelivery[] {
  return [
    ...dealerDeliveries(given),
    ...(given.confirmsLeads && shopperEmail !== ''
      ? [{ channel: 'shopper-email' as const, target: shopperEmail, confirmation: confirmation(shopperEmail) }]
      : []),
  ];
}

/** The ways by which a lead goes to the dealership itself. */
export const dealerDeliveries = (given: Omit<LeadSwitches, 'confirmsLeads'>): PlannedDelivery[] => [
  ...[...new Set(given.leadEmails)].map((target) => ({ channel: 'dealer-email' as const, target })),
  ...[...new Set(given.leadAdfEmails)].map((target) => ({ channel: 'adf-email' as const, target })),
  ...(given.leadWebhookUrl === null ? [] : [{ channel: 'webhook' as const, target: given.leadWebhookUrl }]),
];
