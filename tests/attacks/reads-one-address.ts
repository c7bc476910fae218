import { randomBytes } from 'node:crypto';
import { type Attack, tally } from './campaign/attack.ts';
import { numbers } from './campaign/many.ts';
import { freshAddress } from './campaign/target.ts';

const SOCKETS = 100;
const ROUNDS = 20;
const OTHERS = 20;

/** A made-up session each time, so that only the database knows that it is none. */
const asSomebody = () => ({ cookie: `session=${randomBytes(32).toString('base64url')}` });

/** One address that asks one site what only the database knows, while other people ask it, and another site, once each. */
export const attack: Attack = {
  fact: 'H8.2',
  rule: `while ${SOCKETS} connections of one address ask who is signed in, ${OTHERS} other people on that site and ${OTHERS} on another are answered`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const address = freshAddress();
    const flood = numbers(SOCKETS).map(async () => {
      const statuses = [];
      for (let round = 0; round < ROUNDS; round += 1)
        statuses.push(
          (
            await target.ask('harbour', '/api/me', {
              isAlone: true,
              headers: { ...asSomebody(), 'x-forwarded-for': address },
            })
          ).status,
        );
      return statuses;
    });
    const others = await Promise.all(
      numbers(OTHERS).flatMap(() => ['harbour', 'summit'].map((site) => target.ask(site, '/api/me', { headers: asSomebody() }))),
    );
    const statuses = (await Promise.all(flood)).flat();
    const failed = statuses.filter((status) => status >= 500 && status !== 503).length;
    const keptOut = others.filter(({ status }) => status >= 500 || status === 0).length;
    const refused = statuses.filter((status) => status === 503 || status === 429 || status === 0).length;
    const note = `its own ${tally(statuses)}; others’ ${tally(others.map(({ status }) => status))}`;
    return { tried: statuses.length, refused, letThrough: failed + keptOut, note };
  },
};
