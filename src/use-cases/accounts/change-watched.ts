import { keepsWatchlist } from '#src/rules/accounts/keeps-watchlist.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';
import { setWatchAlerts } from './set-watch-alerts.ts';
import { undoRemoval } from './undo-removal.ts';
import { removeCar } from './watch-vehicles.ts';

/** Does what a button beside a watched vehicle asks for; returns false when it was none of them, or could not be done. */
export async function changeWatched(
  context: Context,
  signedIn: SignedIn,
  form: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const carId = /^[1-9]\d{0,8}$/.test(String(form.car)) ? Number(form.car) : null;
  if (carId === null || !keepsWatchlist(context.site.switches)) return false;
  switch (form.action) {
    case 'remove':
      await removeCar(context, signedIn, carId);
      return true;
    case 'undo':
      return undoRemoval(context, signedIn, carId, String(form.key));
    case 'alert-on':
    case 'alert-off':
      await setWatchAlerts(context, signedIn, carId, form.action === 'alert-on');
      return true;
    default:
      return false;
  }
}
