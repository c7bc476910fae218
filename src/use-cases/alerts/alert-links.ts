import type { Context } from '#src/use-cases/context.ts';

/** The alert that a link in an email is for. */
export type AlertLink =
  | {
      readonly kind: 'found';
      readonly words: string;
      /** Masked. */
      readonly email: string;
      readonly isStarted: boolean;
      readonly isStopped: boolean;
      /** How many vehicles a search finds now. */
      readonly count: number | null;
      readonly href: string | null;
    }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' };

const missing = async (context: Context, key: string): Promise<AlertLink> => {
  throw new Error(`Alerts of ${context.site.slug} are not built yet: ${key.length}.`);
};

/** What a link is for; changes nothing. */
export const readAlertLink = (context: Context, key: string): Promise<AlertLink> => missing(context, key);

export const confirmAlert = (context: Context, key: string): Promise<AlertLink> => missing(context, key);

export const stopAlert = (context: Context, key: string): Promise<AlertLink> => missing(context, key);

/** Stops all alerts of the address that the link was sent to. */
export const stopEveryAlert = (context: Context, key: string): Promise<AlertLink> => missing(context, key);

export const restartAlert = (context: Context, key: string): Promise<AlertLink> => missing(context, key);

export const resendConfirmation = (context: Context, key: string): Promise<AlertLink> => missing(context, key);
