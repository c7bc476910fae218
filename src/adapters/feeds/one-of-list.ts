/** Lists whose things have names; those of any other have an address, if they have one. */
const NAMED = /feature|option|equipment|accessor|extra|inclusion/i;
const NAMES = ['name', 'title', 'label', 'description', 'value', 'text'];
const ADDRESSES = ['url', 'src', 'href'];
/** What a thing is one of, and not what it is. */
const ABOUT = /^(?:id|code|key|sku|uuid|type|kind|group|section|category|categories)$|_(?:id|code)$/i;
const SMALL = /thumb|small|icon|preview/i;
const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);
/** How far inside an object its text is looked for. */
const DEEPEST = 2;

/** What stands for one thing of a JSON list of this name: a text; of an object the name of a feature, or the address of a photo. */
export function oneOf(value: unknown, list: string, depth = 0): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > DEEPEST) return '';
  const grouped = NAMED.test(list) ? Object.values(value).find((inside) => Array.isArray(inside)) : undefined;
  // Features in groups: { group: 'Safety', items: [ … ] }.
  if (grouped !== undefined) {
    const found = grouped.map((one) => oneOf(one, list, depth + 1)).filter((text) => text !== '');
    return found.join('\n');
  }
  const texts = Object.entries(value).flatMap(([name, inside]): [string, string][] => {
    const text = typeof inside === 'string' ? inside : typeof inside === 'object' ? oneOf(inside, list, depth + 1) : '';
    return text.trim() === '' ? [] : [[name, text]];
  });
  const called = (names: readonly string[]) =>
    names.flatMap((wanted) => texts.filter(([name]) => name.toLowerCase() === wanted))[0];
  const address =
    called(ADDRESSES) ??
    texts.find(([name, text]) => isAddress(text) && !SMALL.test(name)) ??
    texts.find(([, text]) => isAddress(text));
  const word = called(NAMES) ?? texts.find(([name, text]) => !isAddress(text) && !ABOUT.test(name));
  const found = NAMED.test(list) ? (word ?? address) : (address ?? word);
  return (found ?? texts[0])?.[1] ?? '';
}
