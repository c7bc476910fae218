import { pageTags } from '#src/rules/analytics/tags.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { ShownMenu } from './menu-view.ts';

/** The tags of a site, and what its visitors are asked about them. */
export interface TagsView {
  readonly google: string | null;
  readonly meta: string | null;
  readonly asks: boolean;
  /** Whose tags they are, as a visitor reads it. */
  readonly owners: string;
  /** The site's page about privacy; null when its footer leads to none. */
  readonly policy: { readonly label: string; readonly href: string } | null;
}

const OWNERS = { google: 'Google', meta: 'Meta' } as const;

/** The site's tags; null when it has none. */
export function tagsView({ site: { switches } }: PageContext, menu: ShownMenu): TagsView | null {
  const tags = pageTags(switches, false);
  if (tags.length === 0) return null;
  const policy = menu.footer.flatMap(({ links }) => links).find(({ href }) => href.startsWith('/privacy'));
  return {
    google: switches.googleTagId,
    meta: switches.metaPixelId,
    asks: switches.asksForConsent,
    owners: tags.map((owner) => OWNERS[owner]).join(' and '),
    policy: policy === undefined ? null : { label: policy.label, href: policy.href },
  };
}
