/** The platform's own pictures of bodies, by a register's word for the body. */
const BODIES: Readonly<Record<string, string>> = {
  hatch: 'hatch',
  sedan: 'sedan',
  suv: 'suv',
  ute: 'ute',
  van: 'van',
  wagon: 'wagon',
  coupe: 'coupe',
  convertible: 'convertible',
};

/** A paint for each colour that a register's word contains, the first that fits. */
const PAINTS: readonly (readonly [word: string, paint: string])[] = [
  ['white', 'f2f3f2'],
  ['silver', 'b9bdc0'],
  ['grey', '5a6066'],
  ['graphite', '5a6066'],
  ['aluminium', 'b9bdc0'],
  ['black', '1b1d1f'],
  ['blue', '2148a6'],
  ['red', '8c1a26'],
  ['green', '2f5d46'],
];

/** The address of a picture of a car in its colour; null for a body that there is no picture of. */
export function carPicture(body: string | null, colour: string | null): string | null {
  const shape = BODIES[body?.toLowerCase() ?? ''];
  if (shape === undefined) return null;
  const word = colour?.toLowerCase() ?? '';
  const paint = PAINTS.find(([name]) => word.includes(name))?.[1] ?? 'b9bdc0';
  return `/images/${shape}-a/f34?paint=${paint}`;
}
