import { type Attack, tally } from './campaign/attack.ts';
import { driveLead, freeTimes, openDay } from './campaign/bookings.ts';
import { many, numbers } from './campaign/many.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';

const LEADS = 36;

/** Test drives under thirty-six names from one address, until a day is full. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'one address takes no more than half of a day’s times',
  server: 'demo',
  isShort: true,
  async run(target) {
    const day = await openDay(target, 'harbour', 'newstead', 0);
    const address = freshAddress();
    const answers = await many(numbers(LEADS), 4, (at) =>
      target.lead('harbour', driveLead(day, day.times[at % day.times.length] ?? '', freshPerson(), `Drive ${at}`), { address }),
    );
    const left = (await freeTimes(target, day)).length;
    const gone = day.times.length - left;
    const taken = answers.filter(({ status }) => status === 201).length;
    const note = `${tally(answers.map(({ status }) => status))}; ${left} of ${day.times.length} times remain`;
    return { tried: LEADS, refused: LEADS - taken, letThrough: gone > day.times.length / 2 ? taken : 0, note };
  },
};
