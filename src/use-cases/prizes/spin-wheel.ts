import { randomBytes } from 'node:crypto';
import { drawnPart, prizeCode, SEED_BYTES } from '#src/rules/prizes/draw-prize.ts';
import { wheelState } from '#src/rules/prizes/prize-wheel.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { isoInZone } from '#src/rules/time/zone-time.ts';
import type { Draw } from '#src/store/prizes/prize-draws.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { phoneSubjects } from '#src/use-cases/accounts/sign-in-keys.ts';
import type { Context } from '#src/use-cases/context.ts';

export type Spun =
  | { readonly kind: 'drawn'; readonly draw: Draw; readonly isNew: boolean }
  /** The site has no wheel that can be spun now. */
  | { readonly kind: 'closed' };

/** Two codes are hardly ever the same; a draw whose code is taken is made with another. */
const ATTEMPTS = 5;

/** Draws a shopper's prize, once for each wheel: it is stored before anybody sees it (ledger A10). */
export async function spinWheel(context: Context, { shopperId, phone }: SignedIn): Promise<Spun> {
  const { site, services, store } = context;
  const { prizeWheel: wheel } = site;
  const now = services.now();
  if (wheel === null || wheelState(wheel, now) !== 'open') return { kind: 'closed' };
  const subjects = phoneSubjects(services.signer, phone);
  await store.accounts.carryOver(subjects);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const part = drawnPart(seed, wheel.parts);
    const { name = '', isPrize = false, validDays = null } = wheel.parts[part] ?? {};
    const drawn = await store.prizes.draw({
      shopper: shopperId,
      person: subjects.subject,
      wheel: wheel.slug,
      wheelEndsAt: wheel.until,
      seed,
      parts: wheel.parts,
      part,
      name,
      isPrize,
      code: isPrize ? prizeCode(randomBytes(SEED_BYTES)) : null,
      validUntil: isPrize && validDays !== null ? isoInZone(site.switches.timeZone, now + validDays * DAY_MS).slice(0, 10) : null,
      now: new Date(now),
    });
    if (drawn !== null) {
      const { isNew, ...draw } = drawn;
      return { kind: 'drawn', draw, isNew };
    }
  }
  throw new Error('No free code was found for a prize.');
}

/** A shopper's draws, newest first. */
export async function readDraws({ store, services }: Context, { shopperId, phone }: SignedIn): Promise<readonly Draw[]> {
  const subjects = phoneSubjects(services.signer, phone);
  await store.accounts.carryOver(subjects);
  return store.prizes.draws(shopperId, subjects.subject);
}
