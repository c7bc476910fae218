import { type Attack, tally } from './campaign/attack.ts';
import { many, numbers } from './campaign/many.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';

const TRIES = 90;
/** LEADS_PER_ADDRESS of the demo server. */
const SHARE = 60;

/** One address that begins to buy a vehicle again and again, as somebody new each time. */
export const attack: Attack = {
  fact: 'H9.1',
  rule: `of ${TRIES} purchases that one address begins as somebody new each time, its share of ${SHARE} is stored and no more`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const address = freshAddress();
    const [car] = await target.cars('swiftlane', 1);
    const stored = async () => {
      const [row] = await target.query<{ count: string }>(
        `select count(*) from purchase p join site s on s.id = p.site_id where s.slug = 'swiftlane'`,
      );
      return Number(row?.count);
    };
    const before = await stored();
    const statuses = await many(numbers(TRIES), 6, async () => {
      const answer = await target.ask('swiftlane', `/checkout-journey?car_id=${car?.id}&step=details`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': address,
          origin: `http://${target.hostOf('swiftlane')}`,
        },
        body: new URLSearchParams({ ...freshPerson(), state: 'qld', buyer: 'me' }).toString(),
      });
      return answer.status;
    });
    const begun = (await stored()) - before;
    if (begun === 0) throw new Error(`Not even one was begun: ${tally(statuses)}.`);
    return {
      tried: TRIES,
      refused: TRIES - begun,
      letThrough: Math.max(0, begun - SHARE),
      note: `${tally(statuses)}; ${begun} stored`,
    };
  },
};
