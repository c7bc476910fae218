import type { Context } from '#src/use-cases/context.ts';

/** Counts a form that was sent. Returns null, or the seconds to wait when its network address has sent too many (ledger H9). */
export function countAttempt({ services, sender, site }: Pick<Context, 'services' | 'sender' | 'site'>): number | null {
  const [ip, taking] = [sender?.ip ?? '', { siteId: site.id }];
  return services.attempts.take(ip, taking) === null ? services.attempts.retryAfter(ip, taking) : null;
}
