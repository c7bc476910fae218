import type { SiteFile } from '#src/site/files/site-file.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { isFinanceHref } from './finance.ts';

type Pages = SiteFile['pages'];

/** A site's pages; without finance, also without every page, block and link that is about finance (ledger P11). */
export function pagesFor(pages: Pages, { financeEnabled }: Pick<Switches, 'financeEnabled'>): Pages {
  if (financeEnabled) return pages;
  const kept = Object.entries(pages).flatMap(([slug, page]) => {
    if (isFinanceHref(`/${slug}`)) return [];
    const blocks = page.blocks.filter((block) => !isFinanceBlock(block)).flatMap((block) => pruned(block) ?? []);
    return blocks.length === 0 ? [] : [[slug, { ...page, blocks }] as const];
  });
  return Object.fromEntries(kept);
}

const isFinanceBlock = ({ block, form }: Readonly<Record<string, unknown>>): boolean =>
  block === 'finance-calculator' || (block === 'lead-form' && form === 'finance');

/** A block or one of its items without links to finance; undefined if its only link was one: then it was about nothing else. */
function pruned<T>(value: T): T | undefined {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => pruned(one) ?? []) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]: [string, unknown]) => [name, pruned(part)] as const);
  if (Object.entries(value).some(([name, part]) => name === 'href' && typeof part === 'string' && isFinanceHref(part)))
    return undefined;
  const lost = new Set(entries.flatMap(([name, part]) => (part === undefined ? [name] : [])));
  if (lost.size === 0) return Object.fromEntries(entries) as T;
  const held = Object.fromEntries(entries.filter(([name]) => !lost.has(name)));
  // If one of two buttons goes, the other becomes the main one.
  if (lost.has('secondary')) return lost.has('primary') ? undefined : (held as T);
  if (lost.has('primary') && 'secondary' in held) {
    const { secondary, ...rest } = held;
    return { ...rest, primary: secondary } as T;
  }
  return undefined;
}
