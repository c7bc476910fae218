import type { FormName } from '../leads/form-name.ts';
import { type PagedSite, pageName } from '../site/page-name.ts';
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
  {
    path: /^(?:cars\/[^/]+\/checkout|(?:cars\/[^/]+\/)?buy-online|checkout-journey)$/,
    type: 'checkout',
    switch: 'signInForCheckout',
  },
  { path: /^personalised\/finance$/, type: 'car-finance', switch: 'signInForFinance' },
  { path: /^finance$/, type: 'finance', switch: 'signInForFinance' },
  { path: /^spin-to-win$/, type: 'spin-to-win', switch: 'signInForSpinToWin' },
  { path: /^online-payment$/, type: 'online-payment', switch: 'signInForOnlinePayment' },
  { path: new RegExp(`^(?:${GARAGE_PATHS.join('|')})$`), type: 'my-garage', switch: null },
  { path: /^my-data\/(?:download|erase)$/, type: 'my-data', switch: null },
  { path: /^watchlist$/, type: 'watchlist', switch: null },
];

const closed = ({ type, switch: by }: Pick<Gate, 'type' | 'switch'>, switches: GateSwitches): SignInType | null =>
  by === null || switches[by] ? type : null;

/** What a visitor must sign in for to open a path; null when it is open. */
export function gateOf(pathname: string, switches: GateSwitches): SignInType | null {
  const path = pathname.replace(/^\/|\/$/g, '');
  const gate = GATES.find((one) => one.path.test(path));
  return gate === undefined ? null : closed(gate, switches);
}

const SELLING = { type: 'trade-in', switch: 'signInForSellMyCar' } as const;
const TRADING_IN = { alone: SELLING, ofVehicle: { type: 'trade-in', switch: 'signInForTradeIn' } } as const;

/** The forms whose page can need a signed-in shopper: by themselves, and about a vehicle. */
const FORM_GATES: { readonly [F in FormName]?: Readonly<Record<'alone' | 'ofVehicle', Pick<Gate, 'type' | 'switch'>>> } = {
  finance: {
    alone: { type: 'finance', switch: 'signInForFinance' },
    ofVehicle: { type: 'car-finance', switch: 'signInForFinance' },
  },
  'trade-in': TRADING_IN,
  valuation: TRADING_IN,
};

/** What a visitor must sign in for to send a form; null when it is open. */
export function gateOfForm(form: FormName, isAboutVehicle: boolean, switches: GateSwitches): SignInType | null {
  const gates = FORM_GATES[form];
  return gates === undefined ? null : closed(isAboutVehicle ? gates.ofVehicle : gates.alone, switches);
}

/** Addresses of a site's own pages that can be gated; the page of one may be shown at others too. */
const GATED_PAGES = ['finance', 'personalised/finance', 'sell-my-car', 'buy-online', 'online-payment'];

/**
 * What a visitor must sign in for to open a page of the site's own. The page is asked, not only its address: the same page under another
 * name, the site's finance page whatever it is called, and a page with a gated form are gated alike.
 */
export function gateOfPage(
  address: string,
  { pages, switches }: PagedSite & { readonly switches: GateSwitches },
  form: FormName | null,
): SignInType | null {
  const shown = pageName(address, { pages, switches });
  const isFinance = `/${shown}` === switches.financePage;
  const same = GATED_PAGES.find((one) => pageName(one, { pages, switches }) === shown);
  return (
    gateOf(address, switches) ??
    (form === null ? null : gateOfForm(form, false, switches)) ??
    (isFinance ? gateOfForm('finance', false, switches) : null) ??
    (same === undefined ? null : gateOf(same, switches))
  );
}
