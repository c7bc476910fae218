import { type Attack, tally } from './campaign/attack.ts';
import { freshPerson } from './campaign/target.ts';

const VICTIM = '@name-victim.example';
const NAMES = [
  'Win $500: http://evil.example/prize',
  'https://evil.example',
  'www.evil.example',
  'evil.example/free',
  'Your parcel waits at evil.example, Sam',
  'Sam\r\nBcc: all@victim.example',
  'Sam <a href="http://evil.example">here</a>',
];

/** A link in place of a first name, the one typed word that a letter may greet someone with. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'a letter to the person named in a lead shows no web address that was typed as a first name',
  server: 'demo',
  isShort: true,
  async run(target) {
    const statuses = [];
    for (const [at, name] of NAMES.entries()) {
      const fields = { form: 'contact', ...freshPerson(), name, email: `n${at}${VICTIM}`, message: `Name ${at}` };
      statuses.push((await target.lead('harbour', fields)).status);
    }
    await target.settled();
    const letters = await target.emailsTo((address) => address.endsWith(VICTIM));
    const through = letters.filter(
      ({ subject = '', text = '', html = '', bcc = [] }) =>
        `${subject} ${text} ${html}`.includes('evil.example') || bcc.length > 0,
    ).length;
    const note = `leads ${tally(statuses)}; ${letters.length} letters, ${through} with the address`;
    return { tried: NAMES.length, refused: NAMES.length - through, letThrough: through, note };
  },
};
