import type { CurrentShopper } from '#src/store/accounts/sessions.ts';
import type { Context } from '#src/use-cases/context.ts';
import { sessionInput } from './read-session.ts';

/** Who is signed in, with what they watch, in one query; null when nobody is. What a browser fills into pages that are the same for everyone. */
export async function describeMe(context: Context): Promise<CurrentShopper | null> {
  const input = sessionInput(context);
  return input === null ? null : context.store.accounts.currentShopper(input);
}
