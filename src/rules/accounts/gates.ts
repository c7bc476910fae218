import type { SignInType } from './sign-in-type.ts';

/** What the page of a shopper's own may be called in its address (ledger A10). */
export const GARAGE_PATHS = ['my-garage', 'mymotorama', 'mybigboxcars', 'myblinkr', 'myservco'] as const;

/** The switches that gates go by. */
export interface GateSwitches {
  readonly signInForTradeIn: boolean;
  readonly signInForSellMyCar: boolean;
  readonly signInForCheckout: boolean;
  readonly signInForFinance: boolean;
  readonly signInForSpinToWin: boolean;
  readonly signInForOnlinePayment: boolean;
}

interface Gate {
  readonly path: RegExp;
  /** What the visitor is asked to sign in for. */
  readonly type: SignInType;
  /** The switch that closes it; null for what nobody sees without signing in. */
  readonly switch: keyof GateSwitches | null;
}

/** Every page that can need a signed-in shopper (ledger A2). */
const GATES: readonly Gate[] = [
  { path: /^cars\/(?:[^/]+\/)?trade-in$/, type: 'trade-in', switch: 'signInForTradeIn' },
  { path: /^sell-my-car$/, type: 'trade-in', switch: 'signInForSellMyCar' },
  { path: /^(?:cars\/[^/]+\/checkout|(?:cars\/[^/]+\/)?buy-online)$/, type: 'checkout', switch: 'signInForCheckout' },
  { path: /^personalised\/finance$/, type: 'car-finance', switch: 'signInForFinance' },
  { path: /^finance$/, type: 'finance', switch: 'signInForFinance' },
  { path: /^spin-to-win$/, type: 'spin-to-win', switch: 'signInForSpinToWin' },
  { path: /^online-payment$/, type: 'online-payment', switch: 'signInForOnlinePayment' },
  { path: new RegExp(`^(?:${GARAGE_PATHS.join('|')})$`), type: 'my-garage', switch: null },
  { path: /^my-data\/(?:download|erase)$/, type: 'my-data', switch: null },
  { path: /^watchlist$/, type: 'watchlist', switch: null },
];

/** What a visitor must sign in for to open a path; null when it is open. */
export function gateOf(pathname: string, switches: GateSwitches): SignInType | null {
  const path = pathname.replace(/^\/|\/$/g, '');
  const gate = GATES.find((one) => one.path.test(path));
  if (gate === undefined) return null;
  return gate.switch === null || switches[gate.switch] ? gate.type : null;
}
