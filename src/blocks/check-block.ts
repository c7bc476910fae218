import { plainError, plainIssues } from '#src/site/files/plain-error.ts';
import { blockCalled, isBlockName } from './find-block.ts';
import { blocks } from './registry.generated.ts';

/** Why a block of a page may not stand, or null (ledger P4: refused when the page is loaded). */
export function checkBlock({ block, from: _from, until: _until, ...props }: Readonly<Record<string, unknown>>): string | null {
  const name = String(block);
  if (block === undefined) return 'it has no "block" to say which block it is';
  if (!isBlockName(name)) return `there is no block "${name}"; ${nearest(name)}`;
  const parsed = blockCalled(name).schema.safeParse(props, { error: plainError });
  if (parsed.success) return null;
  return plainIssues(parsed.error.issues)
    .map(({ path, message }) => `${name}${path.length === 0 ? '' : `.${path.join('.')}`}: ${message}`)
    .join('; ');
}

/** The block that was most likely meant, or all there are. */
function nearest(name: string): string {
  const names = Object.keys(blocks);
  const plain = (one: string) => one.replaceAll(/[^a-z]/gi, '').toLowerCase();
  const near = names.find((one) => plain(one) === plain(name));
  return near === undefined ? `there are ${names.join(', ')}` : `did you mean "${near}"?`;
}
