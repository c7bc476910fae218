import type { Expression } from './expression-list.ts';

/** How the expressions of each file that puts some together are made: by loading it, or by a call. */
export const MADE: Readonly<Record<string, () => Promise<unknown>>> = {
  'src/rules/accounts/gates.ts': () => import('#src/rules/accounts/gates.ts'),
  'src/rules/addresses/match-address.ts': () => import('#src/rules/addresses/match-address.ts'),
  'src/rules/images/image-address.ts': () => import('#src/rules/images/image-address.ts'),
  'src/rules/leads/greeting-name.ts': () => import('#src/rules/leads/greeting-name.ts'),
  'src/rules/prizes/draw-prize.ts': () => import('#src/rules/prizes/draw-prize.ts'),
  'src/rules/site/site-path.ts': () => import('#src/rules/site/site-path.ts'),
  'src/server/hide-secrets.ts': async () =>
    (await import('#src/server/hide-secrets.ts')).hideSecrets({ SMTP_URL: 'smtp://user:(a+)+$@mail.example' })('words'),
  'src/server/settings/setting.ts': async () =>
    (await import('#src/server/settings/setting.ts')).isUrl('https', 'http')('https://a.example'),
  'src/store/stock/insert-rows.ts': () => import('#src/store/stock/insert-rows.ts'),
  'src/ui/leads/visit-trail.ts': async () =>
    (await import('#src/ui/leads/visit-trail.ts')).notePage(null, null, new URL('https://a.example/?utm_source=x')),
};

/** The expressions that come of these calls: whatever is constructed meanwhile is noted. */
export async function madeExpressions(makers: typeof MADE): Promise<Expression[]> {
  const found: Expression[] = [];
  const own = globalThis.RegExp;
  for (const [place, make] of Object.entries(makers)) {
    globalThis.RegExp = new Proxy(own, {
      construct(target, given: ConstructorParameters<typeof RegExp>) {
        const made = new target(...given);
        found.push({ place, source: made.source, flags: made.flags });
        return made;
      },
    });
    try {
      await make();
    } finally {
      globalThis.RegExp = own;
    }
  }
  return found;
}
