import { type Attack, tally } from './campaign/attack.ts';
import { many, numbers } from './campaign/many.ts';
import { freshAddress } from './campaign/target.ts';

const PAGES = 60;
/** REGO_LOOKUPS_PER_ADDRESS of the demo server. */
const SHARE = 30;

/** Lists of cars' names, asked for again and again by the page on which a shopper chooses their car, and by the form that it sends. */
export const attack: Attack = {
  fact: 'H9.1',
  rule: `of ${PAGES} pages of lists and cars chosen by hand, an address gets its share of ${SHARE} look-ups and no more`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const address = freshAddress();
    const { leadId, cookie } = await target.lead('harbour', { form: 'valuation', go: 'by-hand' }, { address });
    if (leadId === null) throw new Error('No valuation could be begun.');
    const year = new Date().getFullYear() - 4;
    const headers = { 'x-forwarded-for': address, cookie };
    const statuses = await many(numbers(PAGES), 4, async (at) => {
      const car = { 'Vehicle Year': String(year), 'Vehicle Make': 'Toyota', 'Vehicle Model': 'Corolla' };
      const answer =
        at % 2 === 0
          ? await target.ask('harbour', `/trade-in/${leadId}/by-hand?year=${year}&make=Toyota`, { headers })
          : await target.lead('harbour', { form: 'valuation', step: 0, ...car }, { address });
      return answer.status;
    });
    const answered = statuses.filter((status) => status !== 429).length;
    return { tried: PAGES, refused: PAGES - answered, letThrough: Math.max(0, answered - SHARE), note: tally(statuses) };
  },
};
