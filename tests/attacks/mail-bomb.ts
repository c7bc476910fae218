import { type Attack, tally } from './campaign/attack.ts';
import { many, numbers } from './campaign/many.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';

const LEADS = 51;
const MOST = 10;
const VICTIM = 'bombed@victim.example';

/** One person's address in a burst of leads from several network addresses: a letter for each. */
export const attack: Attack = {
  fact: 'H9',
  rule: `${LEADS} leads that name one person bring that person no more than ${MOST} letters`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const addresses = numbers(6).map(freshAddress);
    const answers = await many(numbers(LEADS), 8, (at) =>
      target.lead(
        'harbour',
        { form: 'contact', ...freshPerson(), email: VICTIM, message: `Lead ${at}` },
        { address: addresses[at % addresses.length] ?? '' },
      ),
    );
    await target.settled();
    const letters = (await target.emailsTo((address) => address === VICTIM)).length;
    const note = `leads ${tally(answers.map(({ status }) => status))}; ${letters} letters`;
    return { tried: LEADS, refused: LEADS - letters, letThrough: Math.max(0, letters - MOST), note };
  },
};
