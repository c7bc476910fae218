import { type BlockName, schemas } from './schemas.ts';

/** Why a block of a page may not stand, or null (ledger P4: refused when the page is loaded). */
export function checkBlock({ block, from: _from, until: _until, ...props }: Readonly<Record<string, unknown>>): string | null {
  const name = String(block);
  if (!Object.hasOwn(schemas, name)) return `there is no block "${name}"; there are ${Object.keys(schemas).join(', ')}`;
  const parsed = schemas[name as BlockName].safeParse(props);
  if (parsed.success) return null;
  return parsed.error.issues
    .map(({ path, message }) => `${name}${path.length === 0 ? '' : `.${path.join('.')}`}: ${message}`)
    .join('; ');
}
