/** What a visitor signs in for. */
export const SIGN_IN_TYPES = [
  'watchlist',
  'checkout',
  'trade-in',
  'finance',
  'car-finance',
  'online-payment',
  'spin-to-win',
  'my-garage',
  'my-data',
  'change-mobile',
  'other-number',
] as const;

export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** The type that an address names; My Garage when it names none of ours (ledger A1). */
export const readSignInType = (text: string | null): SignInType => SIGN_IN_TYPES.find((type) => type === text) ?? 'my-garage';

/** The heading of the sign-in page and the button of its code step. */
export interface SignInTexts {
  readonly heading: string;
  readonly button: string;
  /** Why a code is asked for, if not to sign in. */
  readonly why?: string;
}

const CONTINUE = 'Sign in and continue';
const FINANCE: SignInTexts = { heading: 'Sign in to see your finance', button: CONTINUE };

/**
 * The texts of the sign-in page; `word` is what the site calls a vehicle, `garage` what it calls a shopper's own page. Whoever goes on to
 * their watchlist wants to see it, and to save nothing.
 */
export function signInTexts(type: SignInType, word: string, garage: string, isToSeeList = false): SignInTexts {
  switch (type) {
    case 'watchlist':
      if (isToSeeList) return { heading: 'Sign in to see your watchlist', button: 'Sign in' };
      return { heading: `Sign in to save this ${word}`, button: `Sign in and save the ${word}` };
    case 'checkout':
      return { heading: `Sign in to reserve this ${word}`, button: CONTINUE };
    case 'trade-in':
      return { heading: 'Sign in for your valuation', button: CONTINUE };
    case 'finance':
    case 'car-finance':
      return FINANCE;
    case 'online-payment':
      return { heading: 'Sign in to pay', button: 'Sign in and pay' };
    case 'spin-to-win':
      return { heading: 'Sign in to spin', button: 'Sign in and spin' };
    case 'my-garage':
      return { heading: `Sign in to ${garage}`, button: 'Sign in' };
    case 'other-number':
      return { heading: 'Sign in with another number', button: 'Sign in' };
    case 'my-data':
      return {
        heading: 'Check that it’s you',
        button: 'Continue',
        why: 'Before we hand over, change or erase your data, we’ll text you a code.',
      };
    case 'change-mobile':
      return {
        heading: 'Your new mobile number',
        button: 'Change my number',
        why: 'We’ll text a code to the new number. You’ll sign in with it from then on, and your other devices will be signed out.',
      };
  }
}
