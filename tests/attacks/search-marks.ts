import { type Attack, counted, tally } from './campaign/attack.ts';
import { median } from './campaign/timing.ts';

const MOST_TIMES = 10;

/** Search text of thousands of combining marks and other letters that grow when they are normalised. */
export const attack: Attack = {
  fact: 'H8',
  rule: `search text of thousands of marks is answered without a 5xx, and costs less than ${MOST_TIMES} times plain text of its length`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const texts = [
      `a${'\u0301'.repeat(2_400)}`,
      `${'\u0301\u0327\u0323'.repeat(800)}`,
      '\uFDFA'.repeat(1_600),
      `${'a\u0301'.repeat(1_800)}`,
      `${'hilux '.repeat(1_000)}`,
      `${'abcdefgh'.repeat(1_500)}`,
      `${'ab '.repeat(3_000)}`,
    ];
    const search = async (text: string) =>
      (await target.ask('summit', `/api/search?query=${encodeURIComponent(text)}`)) satisfies { ms: number };
    const plain: number[] = [];
    for (let round = 0; round < 9; round += 1) plain.push((await search(`toyota${'x'.repeat(200 + round)}`)).ms);
    const outcomes = [];
    for (const text of texts) {
      const { status, ms } = await search(text);
      const isSlow = target.form === 'whole' && ms > MOST_TIMES * Math.max(median(plain), 10);
      outcomes.push({ status, ms, isThrough: status >= 500 || status === 0 || isSlow });
    }
    const slowest = Math.max(...outcomes.map(({ ms }) => ms)) / median(plain);
    const seen = target.form === 'whole' ? `, slowest ${slowest.toFixed(1)} times a plain search` : '';
    return counted(outcomes, tally(outcomes.map(({ status }) => status)) + seen);
  },
};
