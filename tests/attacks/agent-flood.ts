import { type Attack, tally } from './campaign/attack.ts';
import { many, numbers } from './campaign/many.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';

/** What one network address may call in a minute by default. */
const MOST = 120;
const LEADS = 10;

/** An assistant that calls without end, while shoppers and other assistants go on. */
export const attack: Attack = {
  fact: 'H9',
  rule: `of all calls that one address makes to /mcp at once, ${MOST} are answered and the others get 429 with Retry-After, while ${LEADS} of ${LEADS} leads are taken`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const address = freshAddress();
    const call = (from: string) =>
      target.ask('harbour', '/mcp', {
        method: 'POST',
        headers: {
          'x-forwarded-for': from,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_stock', arguments: {} } }),
      });
    // The first call of all imports the library and the first lead opens connections: what is measured is the flood, not the start.
    await call(freshAddress());
    await target.lead('harbour', { form: 'contact', ...freshPerson(), message: 'Before a flood' });
    const flood = many(numbers(target.count(1000, 300)), 20, () => call(address));
    const leads = await Promise.all(
      numbers(LEADS).map((at) => target.lead('harbour', { form: 'contact', ...freshPerson(), message: `Beside a flood ${at}` })),
    );
    const other = await call(freshAddress());
    const answers = await flood;
    const answered = answers.filter(({ status }) => status === 200).length;
    const told = answers.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0).length;
    const lost = leads.filter(({ status }) => status !== 201).length + (other.status === 200 ? 0 : 1);
    return {
      tried: answers.length,
      refused: told,
      letThrough: Math.max(0, answered - MOST) + (answers.length - answered - told) + lost,
      note: `calls ${tally(answers.map(({ status }) => status))}; leads ${tally(leads.map(({ status }) => status))}`,
    };
  },
};
