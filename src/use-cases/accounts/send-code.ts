import { randomUUID } from 'node:crypto';
import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { isSmsRefused } from '#src/adapters/sms/sms.ts';
import { CODE_MINUTES, resendSeconds } from '#src/rules/accounts/sign-in-limits.ts';
import { codeMessage, noTextsText, restingText, tooManyCodesText } from '#src/rules/accounts/texts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { locationLine, primaryLocation } from '#src/use-cases/places/find-locations.ts';
import { codeHashes, countedAs, newCode } from './sign-in-keys.ts';

/** What became of a code that was to be sent to a number. */
export type CodeSent =
  /** `isCertain`: whether the gateway has said that it took the text. */
  | { readonly kind: 'sent'; readonly phone: string; readonly resendSeconds: number; readonly isCertain: boolean }
  | { readonly kind: 'tooMany'; readonly message: string; readonly retryAfterSeconds: number }
  | { readonly kind: 'resting'; readonly message: string; readonly until: number }
  | { readonly kind: 'unavailable'; readonly message: string };

/**
 * Texts a new code to a number in E.164 form, which ends the code before it. The code is stored before it is sent, so that it works as
 * soon as it arrives; one that the gateway certainly refuses is withdrawn. Nothing here depends on whether the number is a shopper's.
 */
export async function sendCode(context: Context, phone: string): Promise<CodeSent> {
  const { services, site, store, origin } = context;
  const [id, code, now] = [randomUUID(), newCode(), services.now()];
  const issued = await store.accounts.issueCode({
    ...countedAs(context, phone),
    id,
    codeHash: codeHashes(context, phone, code).codeHash,
    expiresAt: new Date(now + CODE_MINUTES * 60_000),
    limits: services.codeLimits,
  });
  const { timeZone } = site.switches;
  switch (issued.kind) {
    case 'resting':
      return { kind: 'resting', message: restingText(now, issued.until, timeZone), until: issued.until };
    case 'phone':
    case 'address':
      return tooMany(now, issued.until, tooManyCodesText(issued.until, timeZone));
    case 'site':
      return tooMany(now, issued.until, noTextsText(phoneToCall(context)));
    case 'sent':
      break;
  }
  const sent = { kind: 'sent', phone: showPhone(phone), resendSeconds: resendSeconds(issued.sent) } as const;
  try {
    await services.sms.send({ id, site: site.slug, to: phone, text: codeMessage(code, site.name, new URL(origin).hostname) });
  } catch (error) {
    const isRefused = isSmsRefused(error);
    // A text that may arrive all the same must work when it does: the shopper is asked for it, and can have another.
    if (isRefused && error.mayHaveArrived) {
      services.warn(error, 'A code may not have been texted.');
      return { ...sent, isCertain: false };
    }
    await store.accounts.withdrawCode(id);
    if (!isRefused) throw error;
    services.warn(error, 'A code could not be texted.');
    return { kind: 'unavailable', message: noTextsText(phoneToCall(context)) };
  }
  return { ...sent, isCertain: true };
}

const tooMany = (now: number, until: number, message: string): CodeSent => ({
  kind: 'tooMany',
  message,
  retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)),
});

function phoneToCall(context: Context): string | null {
  const location = primaryLocation(context);
  return location === null ? null : locationLine(context, location).phone;
}
