/** Elements and lists of XML and JSON in which the name of what is said is a value itself: <attribute name="seats">, [{ "name": "seats", "value": 5 }]. */
const ELEMENTS = /^(?:attributes?|attr|property|field|param(?:eter)?|spec(?:ification)?|detail)$/i;
const LISTS = /^(?:attributes|attrs|properties|fields|param(?:eter)?s|spec(?:ification)?s)$/i;
const ITS_NAME = /^(?:name|key|label)$/i;
const LONGEST_NAME = 120;

/** The attribute of an element that has the name of what the element says, and that name; null when the element's own name says it. */
export function namedElement(
  element: string,
  attributes: Readonly<Record<string, unknown>>,
): { readonly key: string; readonly name: string } | null {
  if (!ELEMENTS.test(element)) return null;
  const key = Object.keys(attributes).find((one) => ITS_NAME.test(one));
  const name = key === undefined ? '' : String(attributes[key]).trim().slice(0, LONGEST_NAME);
  return key === undefined || name === '' ? null : { key, name };
}

/** A list of names and values as one group; null when it is another kind of list. */
export function namedGroup(list: string, entries: readonly unknown[]): object | null {
  if (!LISTS.test(list) || entries.length === 0) return null;
  const pairs = entries.map(pairOf);
  return pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs) : null;
}

function pairOf(entry: unknown): readonly [name: string, value: unknown] | null {
  if (typeof entry !== 'object' || entry === null || !('value' in entry)) return null;
  const { value } = entry;
  const [, given] = Object.entries(entry).find(([key]) => ITS_NAME.test(key)) ?? [];
  const name = typeof given === 'string' ? given.trim().slice(0, LONGEST_NAME) : '';
  return name === '' || (typeof value === 'object' && value !== null) ? null : [name, value];
}
