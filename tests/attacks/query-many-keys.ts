import { type Attack, counted, tally } from './campaign/attack.ts';
import { median } from './campaign/timing.ts';

const MOST_TIMES = 10;
const LONGEST = 15_000;

/** Query strings filled with one key over and over. */
export const attack: Attack = {
  fact: 'H8',
  rule: `a query string of thousands of keys is answered without a 5xx, and costs less than ${MOST_TIMES} times a plain one`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const filled = (part: (at: number) => string) => {
      let text = '';
      for (let at = 0; text.length < LONGEST; at += 1) text += `${part(at)}&`;
      return text;
    };
    const queries = [
      filled(() => 'a'),
      filled(() => 'refinementList[make][]=a'),
      filled((at) => `refinementList[make][]=m${at}`),
      filled((at) => `refinementList[f${at}][]=x`),
      filled((at) => `range[price]=${at}:`),
      filled((at) => `range[r${at}]=1:2`),
      filled((at) => `query=word${at}`),
    ];
    const paths = ['/api/search', '/search/used-cars', '/api/compare', '/contact-us'];
    const plain: number[] = [];
    for (let round = 0; round < 9; round += 1) plain.push((await target.ask('summit', `/api/search?query=toyota+${round}`)).ms);
    const outcomes = [];
    for (const path of paths) {
      for (const query of queries) {
        const { status, ms } = await target.ask('summit', `${path}?${query}`);
        // A page is rendered, which an answer of the interface is not.
        const isSlow = target.form === 'whole' && path.startsWith('/api') && ms > MOST_TIMES * Math.max(median(plain), 10);
        outcomes.push({ status, ms, path, isThrough: status >= 500 || status === 0 || isSlow });
      }
    }
    const api = outcomes.filter(({ path }) => path.startsWith('/api')).map(({ ms }) => ms / median(plain));
    const seen = target.form === 'whole' ? `, slowest ${Math.max(...api).toFixed(1)} times a plain search` : '';
    return counted(outcomes, tally(outcomes.map(({ status }) => status)) + seen);
  },
};
