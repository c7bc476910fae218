import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aSiteFile, type SiteFileFacts } from '#tests/factories/a-site-file.ts';
import { until } from '#tests/faults/processes.ts';
import type { Ran, Target } from './target.ts';

/** A site's file with whatever an attacker put into it, and its articles by file name. */
export interface HostileSite {
  readonly facts: Partial<SiteFileFacts> & { readonly slug: string };
  readonly posts?: Readonly<Record<string, string>>;
}

/** Applies hostile site files to a running server, from a folder of their own. What is refused is refused; the rest is waited for. */
export async function applyHostile(
  target: Target,
  sites: readonly HostileSite[],
): Promise<{ ran: Ran; sitesDir: string; applied: string[] }> {
  const sitesDir = path.join(path.dirname(target.dataDir), `sites-${sites[0]?.facts.slug ?? ''}`);
  mkdirSync(path.join(sitesDir, 'templates'), { recursive: true });
  writeFileSync(path.join(sitesDir, 'templates', 'classic.json'), JSON.stringify({ switches: {} }));
  for (const { facts, posts = {} } of sites) {
    writeFileSync(path.join(sitesDir, `${facts.slug}.json`), JSON.stringify(aSiteFile(facts)));
    for (const [name, text] of Object.entries(posts)) {
      mkdirSync(path.join(sitesDir, 'posts', facts.slug), { recursive: true });
      writeFileSync(path.join(sitesDir, 'posts', facts.slug, name), text);
    }
  }
  const ran = await target.forecourt(['site', 'apply'], sitesDir);
  const applied = sites.map(({ facts }) => facts.slug).filter((slug) => new RegExp(`^applied +${slug}$`, 'm').test(ran.stdout));
  for (const slug of applied) await until(`${slug} is served`, async () => (await target.ask(slug, '/')).status === 200);
  return { ran, sitesDir, applied };
}

/** An article's file. */
export const aPost = (words: string): string =>
  `---\ntitle: An article\ndate: 2026-01-05\ncategory: News\nsummary: What it says.\n---\n\n${words}\n`;
