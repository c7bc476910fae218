import { type Attack, counted, tally } from './campaign/attack.ts';
import { many } from './campaign/many.ts';
import { freshPerson } from './campaign/target.ts';

const INSIDES = /node_modules|\/src\/|TypeError|RangeError|\bat [\w.<>]+ \(/;

/** Messages that no assistant would send: deep, wide, of wrong types, to tools that are not there and about other sites' vehicles. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'whatever is sent to /mcp, no answer is a 5xx, tells of the insides or is longer than 64 KB, and another site’s vehicle is never found or enquired about',
  server: 'demo',
  isShort: true,
  async run(target) {
    const foreign = await target.cars('swiftlane', 3);
    const { name, email, phone } = freshPerson();
    const enquiry = { consent: true, idempotency_key: 'a-key-of-an-attack-1', first_name: name, email, phone, message: 'x' };
    const call = (tool: unknown, args: unknown) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } });
    const wide = Array.from({ length: 20_000 }, () => 1);
    const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const bodies = [
      ...[10, 19, 21, 100, 2_000, 10_000].map(
        (depth) => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${deep(depth)}}`,
      ),
      ...[wide, wide.map(String), { text: wide }, { filters: { make: wide } }, { filters: { make: wide.slice(0, 250) } }].map(
        (args) => call('search_stock', args),
      ),
      ...[7, null, true, [], {}, '', 'x'.repeat(60_000), '\u0000', '__proto__', 'constructor'].flatMap((odd) => [
        call(odd, {}),
        call('search_stock', odd),
        call('search_stock', { text: odd }),
        call('get_vehicle', { vehicle_id: odd }),
        call('compare', { vehicle_ids: [odd, odd] }),
        call('estimate_repayment', { amount: odd, years: odd }),
        call('send_enquiry', odd),
        JSON.stringify({ jsonrpc: '2.0', id: odd, method: odd, params: odd }),
      ]),
      '[]',
      `[${call('search_stock', {})},${call('search_stock', {})}]`,
    ];
    const aboutForeign = foreign.flatMap(({ id }) => [
      call('get_vehicle', { vehicle_id: id }),
      call('estimate_repayment', { vehicle_id: id }),
      call('compare', { vehicle_ids: [id, id] }),
      call('send_enquiry', { ...enquiry, vehicle_id: id }),
    ]);
    const outcomes = await many([...bodies, ...aboutForeign], 4, async (body) => {
      const { status, text } = await target.ask('harbour', '/mcp', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      });
      const isFound = aboutForeign.includes(body) && !text.includes('"isError":true');
      return { status, isThrough: status >= 500 || status === 0 || INSIDES.test(text) || text.length > 65_536 || isFound };
    });
    return counted(outcomes, tally(outcomes.map(({ status }) => status)));
  },
};
