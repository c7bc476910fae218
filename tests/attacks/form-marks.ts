import { type Attack, counted } from './campaign/attack.ts';
import { freshPerson, type Target } from './campaign/target.ts';
import { median } from './campaign/timing.ts';

const MOST_TIMES = 10;

/** A message of combining marks in the wrong order: putting them in order takes time that grows with the square of their number. */
export const attack: Attack = {
  fact: 'H8',
  rule: `a message of thousands of combining marks costs less than ${MOST_TIMES} times a plain one of its length`,
  server: 'demo',
  isShort: false,
  async run(target) {
    // The first ones also warm the server up.
    await cost(target, 'contact', 'message', 'x'.repeat(16_000));
    const plain = await cost(target, 'contact', 'message', 'x'.repeat(16_800));
    const tries = [
      { form: 'contact', field: 'message', words: `a${'\u0301'.repeat(8_400)}${'\u0323'.repeat(8_400)}` },
      { form: 'contact', field: 'message', words: `a${'\u0301\u0323'.repeat(8_400)}` },
      { form: 'contact', field: 'name', words: `a${'\u0301'.repeat(8_400)}${'\u0323'.repeat(8_400)}` },
      { form: 'contact', field: 'email', words: `a${'\u0301'.repeat(1_000)}${'\u0323'.repeat(1_000)}@x.example` },
    ];
    const outcomes = [];
    for (const { form, field, words } of tries) {
      const ms = await cost(target, form, field, words);
      outcomes.push({ isThrough: ms > MOST_TIMES * Math.max(plain, 3), ratio: (ms / plain).toFixed(0) });
    }
    return counted(outcomes, `${outcomes.map(({ ratio }) => ratio).join(', ')} times a plain message`);
  },
};

/** What a lead with these words costs, in the middle of several. */
async function cost(target: Target, form: string, field: string, words: string): Promise<number> {
  const figures = [];
  for (let round = 0; round < 7; round += 1)
    figures.push((await target.lead('harbour', { form, ...freshPerson(), [field]: `${words}${round}` })).ms);
  return median(figures);
}
