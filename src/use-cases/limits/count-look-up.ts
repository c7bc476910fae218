import type { Context } from '#src/use-cases/context.ts';

interface Asked {
  readonly services: Pick<Context['services'], 'lookUps'>;
  readonly sender: Context['sender'];
  readonly site: Pick<Context['site'], 'id'>;
}

/** Counts a look-up. Returns null, or the seconds to wait when its network address, or the site, has had too many (ledger H9). */
export function countLookUp({ services, sender, site }: Asked): number | null {
  const [ip, taking] = [sender?.ip ?? '', { siteId: site.id }];
  return services.lookUps.take(ip, taking) === null ? services.lookUps.retryAfter(ip, taking) : null;
}
