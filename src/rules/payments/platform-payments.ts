import type { HostMode } from '../site/site-hosts.ts';

/** What a deployment does about payments: `real` with the keys of a provider, `test` on a developer's machine, otherwise `none`. */
export type PaymentMode = 'real' | 'test' | 'none';

/** A test card takes a vehicle off sale and pays nothing, so nobody who comes to a dealer's own domain can use one (ledger R4). */
export function paymentMode(hostMode: HostMode, hasKeys: boolean): PaymentMode {
  if (hasKeys) return 'real';
  return hostMode === 'local' ? 'test' : 'none';
}

/** The switches that hold on every site of a deployment, whatever its file says. */
export const heldSwitches = (mode: PaymentMode): Readonly<Record<string, boolean>> =>
  mode === 'none' ? { reserveEnabled: false, onlinePayments: false } : {};
