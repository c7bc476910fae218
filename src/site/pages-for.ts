import type { SiteFile } from '#src/site/files/site-file.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { isFinanceHref } from './finance.ts';

type Pages = SiteFile['pages'];

/** A site's pages; without finance, also without every page, block and link that is about finance (ledger P11). */
export function pagesFor(pages: Pages, { financeEnabled }: Pick<Switches, 'financeEnabled'>): Pages {
  if (financeEnabled) return pages;
  const remaining = Object.entries(pages).flatMap(([slug, page]) => {
    if (isFinanceHref(`/${slug}`)) return [];
    const blocks = page.blocks.filter((block) => !isFinanceBlock(block)).flatMap((block) => pruned(block) ?? []);
    return blocks.length === 0 ? [] : [[slug, { ...page, blocks }] as const];
  });
  return Object.fromEntries(remaining);
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
