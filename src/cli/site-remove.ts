import { BadUse, complain, say } from './command.ts';
import { applyFiles } from './site-apply.ts';
import { type Platform, withPlatform } from './with-platform.ts';

/** `forecourt site remove SLUG`: its hosts answer 404 at once; its data is retained, so that it can be restored. */
export const removeSite = ([slug]: readonly string[]): Promise<number> =>
  onSite(slug, async ({ store }, name) => {
    if (!(await store.setRemoved(name, true))) throw new Error(`The site "${name}" has already been removed.`);
    say(
      `The site "${name}" is no longer served. Its leads are kept for as long as its switches say, and its dealerships' stock is kept.`,
    );
    say(`"forecourt site restore ${name}" brings it back. Its file is unchanged, and "site apply" does not serve it again.`);
    return 0;
  });

/** `forecourt site restore SLUG`: serves a removed site again, as its file is now. */
export const restoreSite = ([slug]: readonly string[]): Promise<number> =>
  onSite(slug, async (platform, name) => {
    if (!(await platform.store.setRemoved(name, false))) throw new Error(`The site "${name}" is not removed.`);
    const { refused, withoutFile } = await applyFiles(platform);
    if (withoutFile.includes(name))
      complain(`It has no file in ${platform.sitesDir}: it is served as it was when it was removed.`);
    say(`The site "${name}" is served again.`);
    return refused.length === 0 ? 0 : 1;
  });

function onSite(slug: string | undefined, act: (platform: Platform, slug: string) => Promise<number>): Promise<number> {
  if (slug === undefined) throw new BadUse('Give the site’s slug.');
  return withPlatform(async (platform) => {
    const sites = await platform.store.sites();
    if (!sites.some((site) => site.slug === slug)) throw new BadUse(`There is no site "${slug}".`);
    return act(platform, slug);
  });
}
