import type { Confirmation } from './confirmation.ts';

export interface PlannedDelivery {
  readonly channel: 'dealer-email' | 'shopper-email' | 'adf-email' | 'webhook';
  readonly target: string;
  /** What the shopper's confirmation is counted by; without it, it is not sent. */
  readonly confirmation?: Confirmation;
}

export interface LeadSwitches {
  readonly leadEmails: readonly string[];
  readonly leadAdfEmails: readonly string[];
  readonly leadWebhookUrl: string | null;
  readonly confirmsLeads: boolean;
}

/**
 * The deliveries of a lead: to the dealership by every channel it has set up, and to the shopper if there is an email address
 * (ledger L14).
 */
export function plannedDeliveries(
  input: LeadSwitches,
  shopperEmail: string,
  confirmation: (shopperEmail: string) => Confirmation,
): PlannedDelivery[] {
  return [
    ...dealerDeliveries(input),
    ...(input.confirmsLeads && shopperEmail !== ''
      ? [{ channel: 'shopper-email' as const, target: shopperEmail, confirmation: confirmation(shopperEmail) }]
      : []),
  ];
}

export const dealerDeliveries = (input: Omit<LeadSwitches, 'confirmsLeads'>): PlannedDelivery[] => [
  ...[...new Set(input.leadEmails)].map((target) => ({ channel: 'dealer-email' as const, target })),
  ...[...new Set(input.leadAdfEmails)].map((target) => ({ channel: 'adf-email' as const, target })),
  ...(input.leadWebhookUrl === null ? [] : [{ channel: 'webhook' as const, target: input.leadWebhookUrl }]),
];
