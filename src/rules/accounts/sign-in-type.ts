/** What a visitor signs in for (ledger A2). */
export const SIGN_IN_TYPES = [
  'watchlist',
  'checkout',
  'trade-in',
  'finance',
  'car-finance',
  'online-payment',
  'spin-to-win',
  'my-garage',
] as const;

export type SignInType = (typeof SIGN_IN_TYPES)[number];

export const readSignInType = (text: string | null): SignInType => SIGN_IN_TYPES.find((type) => type === text) ?? 'my-garage';

export interface SignInTexts {
  readonly heading: string;
  /** The button of the last step. */
  readonly button: string;
}

/** The texts of the sign-in page, in the word that the site has for a vehicle (ledger P5). */
export function signInTexts(type: SignInType, vehicleWord: string): SignInTexts {
  const [heading, button] = texts(vehicleWord)[type];
  return { heading, button };
}

const texts = (vehicle: string): Readonly<Record<SignInType, readonly [heading: string, button: string]>> => ({
  watchlist: [`Sign in to save this ${vehicle}`, `Sign in and save the ${vehicle}`],
  checkout: [`Sign in to reserve this ${vehicle}`, 'Sign in and carry on'],
  'trade-in': ['Sign in for your valuation', 'Sign in and carry on'],
  finance: ['Sign in to see your finance', 'Sign in and carry on'],
  'car-finance': ['Sign in to see your finance', 'Sign in and carry on'],
  'online-payment': ['Sign in to pay', 'Sign in and pay'],
  'spin-to-win': ['Sign in to spin', 'Sign in and spin'],
  'my-garage': ['Sign in to My Garage', 'Sign in'],
});
