import { randomUUID } from 'node:crypto';
import { type Attack, tally } from './campaign/attack.ts';
import { many } from './campaign/many.ts';
import { freshAddress } from './campaign/target.ts';

const CARS = 28;
/** HOLDS_PER_ADDRESS of the demo server. */
const SHARE = 10;

/** One address that holds vehicle after vehicle and never pays; without a cookie it is somebody new each time. */
export const attack: Attack = {
  fact: 'R2',
  rule: `of ${CARS} vehicles that one address wants as somebody new each time, it holds ${SHARE} at a time and no more`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const address = freshAddress();
    const cars = await target.query<{ id: number; price: string; deposit: string | null }>(
      `select v.id, v.price_cents as price, v.deposit_cents as deposit from vehicle v
       join site_dealership d on d.dealership_id = v.dealership_id join site s on s.id = d.site_id
       where s.slug = 'swiftlane' and v.status = 'in_stock' and not v.sold and not v.reserved and v.reserve_eligible
         and v.show_on_dealer_website and v.price_cents > 500000 order by v.id limit ${CARS}`,
    );
    const statuses = await many(cars, 6, async ({ id, price, deposit }) => {
      const answer = await target.ask('swiftlane', '/api/reservations/hold', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          origin: `http://${target.hostOf('swiftlane')}`,
        },
        body: JSON.stringify({
          car_id: String(id),
          step: 'hold',
          email: 'somebody@shopper.example',
          price_cents: price,
          deposit_cents: deposit ?? '20000',
          hold_key: randomUUID(),
        }),
      });
      return answer.status;
    });
    const held = statuses.filter((status) => status === 200).length;
    if (held === 0) throw new Error(`Not even one could be held: ${tally(statuses)}.`);
    return {
      tried: statuses.length,
      refused: statuses.length - held,
      letThrough: Math.max(0, held - SHARE),
      note: tally(statuses),
    };
  },
};
