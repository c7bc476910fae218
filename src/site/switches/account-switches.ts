import { z } from 'zod';
import { GARAGE } from '#src/rules/accounts/garage.ts';
import { GARAGE_PATHS } from '#src/rules/accounts/gates.ts';
import { page } from './switch-meta.ts';

/** Whether a page can be opened only by those who have signed in (ledger A2). */
const signInFor = (isOn: boolean, title: string, what: string) =>
  z
    .boolean()
    .default(isOn)
    .meta(
      page(title, `When on, ${what} is open only to shoppers who have signed in with their phone; others are asked to sign in.`),
    );

export const accountSwitches = {
  savesTo: z
    .enum(['browser', 'account'])
    .default('browser')
    .meta(
      page(
        'Where saved vehicles are kept',
        'In the shopper’s browser as favourites, with no sign-in, or in their account as a watchlist that’s on every device. An account needs a phone number and a code.',
      ),
    ),
  garagePath: z
    .enum(GARAGE_PATHS)
    .default(GARAGE.path)
    .meta(page('Address of the shopper’s own page', 'Where shoppers find their watchlist, enquiries and details.')),
  garageTitle: z
    .string()
    .min(1)
    .max(40)
    .default(GARAGE.title)
    .meta(page('Name of the shopper’s own page', 'The title of the page with a shopper’s watchlist, enquiries and details.')),
  hasAlerts: z
    .boolean()
    .default(true)
    .meta(
      page(
        'Alerts',
        'When on, shoppers can get alerts about new matches for a search, price drops and sold vehicles by email or, when signed in, by text message.',
      ),
    ),
  signInForTradeIn: signInFor(false, 'Sign-in for a trade-in', 'the trade-in on a vehicle’s page'),
  signInForSellMyCar: signInFor(
    false,
    'Sign-in to sell a car',
    'the page where a shopper sells their car, at /sell-my-car and its other addresses,',
  ),
  signInForCheckout: signInFor(false, 'Sign-in to reserve or buy', 'the checkout of a vehicle'),
  signInForFinance: signInFor(false, 'Sign-in for finance', 'every page with the finance form, including the finance page,'),
  signInForSpinToWin: signInFor(false, 'Sign-in to spin', 'the prize wheel'),
  signInForOnlinePayment: signInFor(true, 'Sign-in to pay online', 'the page for online payments'),
};
