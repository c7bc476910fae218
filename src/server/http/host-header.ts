import { LRUCache } from 'lru-cache';

const LONGEST = 255;
const FORM = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=-]+)(?::\d{0,5})?$/i;

/** Hosts that were checked before: every request is checked, and nearly all have one of a few. */
const checked = new LRUCache<string, boolean>({ max: 2_000 });

/** Whether a Host header is valid (RFC 9110): a name or an IP address, with a port in range if it has one. */
export function isHost(text: string): boolean {
  if (text.length > LONGEST) return false;
  const known = checked.get(text);
  if (known !== undefined) return known;
  const isValid = FORM.test(text) && URL.canParse(`http://${text}/`);
  checked.set(text, isValid);
  return isValid;
}
