import { randomUUID } from 'node:crypto';
import { type Attack, tally } from './campaign/attack.ts';
import { numbers } from './campaign/many.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';

const SOCKETS = 150;
const ROUNDS = 4;
const LEADS = 20;

/** Every other way of asking the database something as a stranger, all at once, while shoppers send leads. */
export const attack: Attack = {
  fact: 'H8',
  rule: `while ${SOCKETS} connections ask what only the database knows, ${LEADS} of ${LEADS} leads are taken and nothing fails but with 503 or 429`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const address = freshAddress();
    const days = numbers(ROUNDS * SOCKETS).map((at) => new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10));
    const questions = [
      (at: number) => `/api/appointments?kind=test-drive&location_id=newstead&date=${days[at] ?? ''}`,
      (at: number) => `/cars/never-was-${800_000_000 + at}`,
      (at: number) => `/api/cars/${810_000_000 + at}/similar`,
      (at: number) => `/api/delivery?postcode=4000&car_id=${820_000_000 + at}`,
      () => `/cars/${randomUUID()}.pdf`,
      (at: number) => `/cars/never-${at}/view.json`,
      (at: number) => `/print?car_id=${830_000_000 + at}`,
    ];
    const lane = async (socket: number) => {
      const statuses = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const at = socket * ROUNDS + round;
        const asked = questions[at % questions.length]?.(at) ?? '';
        statuses.push((await target.ask('harbour', asked, { isAlone: true, headers: { 'x-forwarded-for': address } })).status);
      }
      return statuses;
    };
    const flood = Promise.all(numbers(SOCKETS).map(lane));
    const leads = await Promise.all(
      numbers(LEADS).map((at) => target.lead('harbour', { form: 'contact', ...freshPerson(), message: `Beside reads ${at}` })),
    );
    const statuses = (await flood).flat();
    const failed = statuses.filter((status) => status >= 500 && status !== 503).length;
    const lost = leads.filter(({ status }) => status !== 201).length;
    const refused = statuses.filter((status) => status === 503 || status === 429 || status === 0).length;
    const note = `questions ${tally(statuses)}; leads ${tally(leads.map(({ status }) => status))}, slowest ${(Math.max(...leads.map(({ ms }) => ms)) / 1000).toFixed(1)} s`;
    return { tried: statuses.length, refused, letThrough: failed + lost, note };
  },
};
