import { type Attack, tally } from './campaign/attack.ts';
import { many, numbers } from './campaign/many.ts';
import { freshPerson } from './campaign/target.ts';

const LEADS = 30;
const MOST = 10;
const SPELLINGS = [
  (at: number) => `flooded+${at}@victim.example`,
  (at: number) =>
    `${'flooded'.replace(/./g, (letter, place: number) => ((at >> place) & 1 ? letter.toUpperCase() : letter))}@victim.example`,
  (at: number) =>
    `flooded@${'victim'.replace(/./g, (letter, place: number) => ((at >> place) & 1 ? letter.toUpperCase() : letter))}.example`,
];

/** One person's address in ever other spellings, all of which reach the same person. */
export const attack: Attack = {
  fact: 'H9',
  rule: `${LEADS} leads that spell one person’s address differently bring that person no more than ${MOST} letters`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const answers = await many(numbers(LEADS), 8, (at) => {
      const email = SPELLINGS[at % SPELLINGS.length]?.(at + 1) ?? '';
      return target.lead('redgum', { form: 'contact', ...freshPerson(), email, message: `Lead ${at}` });
    });
    await target.settled();
    const letters = (await target.emailsTo((address) => /^flooded(?:\+\d+)?@victim\.example$/i.test(address))).length;
    const note = `leads ${tally(answers.map(({ status }) => status))}; ${letters} letters`;
    return { tried: LEADS, refused: LEADS - letters, letThrough: Math.max(0, letters - MOST), note };
  },
};
