import type { SiteFile } from '#src/site/files/site-file.ts';
import type { capabilitySwitches } from '#src/site/switches/capability-switches.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { BLOCK_NEEDS } from './block-needs.generated.ts';
import { isFinanceHref } from './finance.ts';

type Pages = SiteFile['pages'];
type Capability = keyof typeof capabilitySwitches;

/** A capability of the site without which a block is on no page. */
export interface BlockNeed {
  readonly capability: Capability;
  /** Only blocks with these properties need it; without this, all blocks of the name do. */
  readonly when?: Readonly<Record<string, string>>;
}

/**
 * A site's pages without the blocks that need a capability which the site has switched off; without finance, also without every page
 * and link that is about finance. A page that this leaves empty is gone (ledger P11).
 */
export function pagesFor(pages: Pages, switches: Pick<Switches, Capability>): Pages {
  const remaining = Object.entries(pages).flatMap(([slug, page]) => {
    if (!switches.financeEnabled && isFinanceHref(`/${slug}`)) return [];
    const possible = page.blocks.filter((block) => needsOf(block).every(({ capability }) => switches[capability]));
    const blocks = switches.financeEnabled ? possible : possible.flatMap((block) => pruned(block) ?? []);
    return blocks.length === 0 ? [] : [[slug, { ...page, blocks }] as const];
  });
  return Object.fromEntries(remaining);
}

const NEEDS: Readonly<Record<string, readonly BlockNeed[]>> = BLOCK_NEEDS;

function needsOf(block: Pages[string]['blocks'][number]): readonly BlockNeed[] {
  const declared = Object.hasOwn(NEEDS, block.block) ? NEEDS[block.block] : undefined;
  return (declared ?? []).filter(({ when = {} }) => Object.entries(when).every(([name, value]) => block[name] === value));
}

/** A block or one of its items without links to finance; undefined if its only link was one: then it was about nothing else. */
function pruned<T>(value: T): T | undefined {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => pruned(one) ?? []) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]: [string, unknown]) => [name, pruned(part)] as const);
  if (Object.entries(value).some(([name, part]) => name === 'href' && typeof part === 'string' && isFinanceHref(part)))
    return undefined;
  const removed = new Set(entries.flatMap(([name, part]) => (part === undefined ? [name] : [])));
  if (removed.size === 0) return Object.fromEntries(entries) as T;
  const left = Object.fromEntries(entries.filter(([name]) => !removed.has(name)));
  // If one of two buttons goes, the other becomes the main one.
  if (removed.has('secondary')) return removed.has('primary') ? undefined : (left as T);
  if (removed.has('primary') && 'secondary' in left) {
    const { secondary, ...rest } = left;
    return { ...rest, primary: secondary } as T;
  }
  return undefined;
}
