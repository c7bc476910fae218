import { createHash } from 'node:crypto';
import { until } from '#tests/faults/processes.ts';
import { type Attack, counted } from './campaign/attack.ts';

const SCRIPTS = [
  '<script>document.title="injected"</script>',
  '<script type="module">document.title="injected"</script>',
  '<p>x</p><script\nasync>document.title="injected"</script>',
  '<style>body{display:none}</style>',
];

/**
 * A script in a vehicle's comments, written past the sanitiser into the database itself: the second line of defence is the page's policy,
 * which must not vouch for it.
 */
export const attack: Attack = {
  fact: 'H10',
  rule: 'the page’s policy gives no hash to a script or style that came with a vehicle’s words',
  server: 'demo',
  isShort: true,
  async run(target) {
    const cars = await target.cars('swiftlane', SCRIPTS.length);
    for (const [at, { id }] of cars.entries()) {
      const words = `<p>Marked words ${at}</p>${SCRIPTS[at] ?? ''}`;
      await target.query('update vehicle set dealercomments = $1 where id = $2', [words, id]);
    }
    await target.query(
      `update version set number = number + 1 where kind = 'dealership' and id in (select dealership_id from vehicle where id = any($1))`,
      [cars.map(({ id }) => id)],
    );
    const outcomes = [];
    for (const [at, car] of cars.entries()) {
      const script = SCRIPTS[at] ?? '';
      const page = await until('the page shows the words', async () => {
        const answer = await target.ask('swiftlane', car.path);
        return answer.text.includes(`Marked words ${at}`) ? answer : null;
      });
      const body = />([^<]*)<\/(?:script|style)>$/.exec(script)?.[1] ?? '';
      const hash = createHash('sha256').update(body).digest('base64');
      const policy = String(page.headers['content-security-policy']);
      outcomes.push({
        isThrough: policy.includes(hash) || /script-src[^;]*unsafe-inline/.test(policy),
        isIn: page.text.includes(script),
      });
    }
    return counted(
      outcomes,
      `${outcomes.filter(({ isIn }) => isIn).length} of ${outcomes.length} were in the page as they were written`,
    );
  },
};
