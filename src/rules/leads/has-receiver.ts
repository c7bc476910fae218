import { dealerDeliveries } from './planned-deliveries.ts';

/** Whether anyone at the dealership receives its leads. The shopper's confirmation does not count (ledger P16). */
export const hasReceiver = (switches: Parameters<typeof dealerDeliveries>[0]): boolean => dealerDeliveries(switches).length > 0;
