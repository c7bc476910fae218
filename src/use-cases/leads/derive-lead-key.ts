import { createHash } from 'node:crypto';
import { leadWindows } from '#src/rules/leads/lead-window.ts';

/** What a repeated lead is recognised by. */
export interface LeadKey {
  readonly keys: readonly string[];
  readonly isDerived: boolean;
  readonly digest: string;
}

/**
 * The key and the digest of a lead. The browser's key is used if there is one; else the key is derived from what was sent and when, within ten
 * minutes, so that a form sent twice without script is one lead too. Browsers' keys and derived ones have different prefixes. What is held as
 * spam has derived keys of its own: if a person then sends the same words, theirs is a new lead, and reaches the dealer.
 */
export function deriveLeadKey(content: unknown, browserKey: string | null, now: number, isHeld: boolean): LeadKey {
  const digest = hash(JSON.stringify(sorted(content)));
  if (browserKey !== null && browserKey.trim() !== '')
    return { keys: [`sent:${hash(browserKey.trim())}`], isDerived: false, digest };
  const prefix = isHeld ? `${DERIVED}spam:` : DERIVED;
  return { keys: leadWindows(now).map((window) => `${prefix}${hash(`${digest} ${window}`)}`), isDerived: true, digest };
}

const DERIVED = 'derived:';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Equal for the same content, in whatever order its fields came. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
