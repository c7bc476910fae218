import type { Attack } from './campaign/attack.ts';
import { tally } from './campaign/attack.ts';
import { numbers } from './campaign/many.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';

const SOCKETS = 150;
const ROUNDS = 4;
const LEADS = 20;

/** Comparisons of vehicles that do not exist, each a dozen questions to the database, while shoppers send leads. */
export const attack: Attack = {
  fact: 'H8',
  rule: `while ${SOCKETS} connections ask for comparisons of unknown vehicles, ${LEADS} of ${LEADS} leads are taken and nothing fails but with 503 or 429`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const address = freshAddress();
    const ids = (at: number) => numbers(12).map((one) => 900_000_000 - at * 12 - one);
    const lane = async (socket: number) => {
      const statuses = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const asked = `/api/compare?ids=${ids(socket * ROUNDS + round).join(',')}`;
        statuses.push((await target.ask('harbour', asked, { isAlone: true, headers: { 'x-forwarded-for': address } })).status);
      }
      return statuses;
    };
    const flood = Promise.all(numbers(SOCKETS).map(lane));
    const leads = await Promise.all(
      numbers(LEADS).map((at) => target.lead('harbour', { form: 'contact', ...freshPerson(), message: `Beside a flood ${at}` })),
    );
    const statuses = (await flood).flat();
    const failed = statuses.filter((status) => status >= 500 && status !== 503).length;
    const lost = leads.filter(({ status }) => status !== 201).length;
    const refused = statuses.filter((status) => status === 503 || status === 429 || status === 0).length;
    const slowest = Math.max(...leads.map(({ ms }) => ms));
    const note = `comparisons ${tally(statuses)}; leads ${tally(leads.map(({ status }) => status))}, slowest ${(slowest / 1000).toFixed(1)} s`;
    return { tried: statuses.length, refused, letThrough: failed + lost, note };
  },
};
