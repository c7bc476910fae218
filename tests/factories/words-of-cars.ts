/** Words of cars, and of driving what is towed. */
const OF_CARS = /\bcars?\b|\btest[ -]drives?\b|\bvehicles?\b|\b(?:like to|for a|, a) drive\b/i;
/** The car that tows is one; and what a lender charges for is called by its legal name. */
const MAY_STAND = /\btow|\bpull|choose your car|normal car|nose of your car|vehicle security registration/i;
/** Addresses are the same on every site. */
const ADDRESSES = /https?:\/\/\S+|\/[\w-]*cars?\b[\w/?=&%.-]*|\/[\w-]*test-drive[\w/?=&%.-]*/g;

/** The lines in which a site that sells caravans speaks of cars (ledger P5). */
export const linesOfCars = (lines: Iterable<string>): string[] =>
  [...new Set(lines)].filter((line) => {
    const said = line.replaceAll(ADDRESSES, '').trim();
    return OF_CARS.test(said) && !MAY_STAND.test(said);
  });

/** What a document says to people, search engines and screen readers, a line each. */
export function saidBy(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
    [...json.matchAll(/"(?!@)[\w]+":"([^"]*)"/g)].map(([, value = '']) => value),
  );
  const named = [...html.matchAll(/\b(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(([, value = '']) => value);
  const words = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '\n')
    .replaceAll(/<\/?(?!em|strong|b|i|a|sup|span)\w[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n');
  return [...words, ...named, ...data];
}
