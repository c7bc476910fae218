import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { aDealership } from '#tests/factories/a-site-file.ts';
import { until } from '#tests/faults/processes.ts';
import { type Attack, counted } from './campaign/attack.ts';
import { applyHostile } from './campaign/hostile-sites.ts';

const DEEP = 900;
const MOST = 100;

/** A vehicle's comments nested hundreds deep: pages so deep slow every browser down, and some programs fall over. */
export const attack: Attack = {
  fact: 'H8',
  rule: `comments nested ${DEEP} deep come out less than ${MOST} deep`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const slug = 'nested-yard';
    await applyHostile(target, [{ facts: { slug, dealerships: [aDealership('nested-dealer')] } }]);
    const tags = ['b', 'i', 'em', 'strong', 'u'];
    const nested = (tag: string) => `${`<${tag}>`.repeat(DEEP)}deep words${`</${tag}>`.repeat(DEEP)}`;
    const comments = [...tags.map(nested), `${'<ul><li>'.repeat(DEEP / 2)}deep words`, `${'<p><b>'.repeat(DEEP / 2)}deep words`];
    const rows = comments.map((dealercomments, at) => ({
      stocknum: `N${at}`,
      year: 2022,
      make: 'Mazda',
      model: `CX-${at}`,
      car_type: 'used',
      price: 38_990,
      km: 41_280,
      simple_body: 'SUV',
      dealercomments,
    }));
    const feed = path.join(path.dirname(target.dataDir), 'nested.json');
    writeFileSync(feed, JSON.stringify(rows));
    const ran = await target.forecourt(['stock', 'import', feed, '--dealership', 'nested-dealer']);
    const imported = Number(/^(\d+) added/.exec(ran.stdout)?.[1] ?? 0);
    const cars = await until('the vehicles are there', async () => {
      const found = await target.cars(slug, rows.length);
      return found.length === imported ? found : null;
    });
    const outcomes = [];
    for (const { path: address } of cars) {
      const { text } = await target.ask(slug, address);
      outcomes.push({ isThrough: depthOf(text) >= MOST, depth: depthOf(text) });
    }
    const deepest = Math.max(0, ...outcomes.map(({ depth }) => depth));
    return counted(outcomes, `the deepest page is ${deepest} elements deep; ${rows.length - imported} vehicles refused`);
  },
};

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** How many elements deep a page is, scripts and styles left out. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  const plain = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  for (const [, slash = '', tag = '', end = ''] of plain.matchAll(/<(\/?)([a-z][a-z0-9-]*)[^>]*?(\/?)>/gi)) {
    if (end === '/' || VOID.test(tag.toLowerCase())) continue;
    depth += slash === '/' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
