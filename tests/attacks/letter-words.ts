import type { Email } from 'postal-mime';
import { type Attack, tally } from './campaign/attack.ts';
import { CHECKED, FORMS, sendForm, siteChoices, WORDED } from './campaign/forms.ts';
import { freshPerson } from './campaign/target.ts';

const VICTIM = '@victim.example';
const EVIL = 'evil.example';

/** Every form, with a stranger's address in it and a link in every field that takes words: letters that a phisher would like to have sent. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'a letter to the person named in a lead holds nothing of what was typed but the first name, and no link to another website',
  server: 'demo',
  isShort: true,
  async run(target) {
    const sites = target.form === 'whole' ? target.sites : ['harbour'];
    const outcomes: string[] = [];
    for (const site of sites) {
      const choices = await siteChoices(target, site);
      const [car] = await target.cars(site, 1);
      for (const [at, { form, isAboutCar, steps }] of FORMS.entries()) {
        const words = Object.fromEntries(WORDED.map((name, place) => [name, `zq${place}w http://${EVIL}/${place}`]));
        const evil = `http://${EVIL}/attribute`;
        const fields = {
          ...CHECKED,
          ...words,
          ...freshPerson(),
          last_name: words.last_name,
          email: `person-${site}-${at}${VICTIM}`,
          lead_attributes: { visited_pages: [`/${evil}`], linked_query_params: { utm_source: evil } },
          ...(isAboutCar ? { car_id: String(car?.id) } : {}),
        };
        const sent = await sendForm(target, site, { form, steps, fields }, choices);
        outcomes.push(sent === null ? `${form} refused` : 'taken');
      }
    }
    await target.settled();
    const letters = await target.emailsTo((address) => address.endsWith(VICTIM));
    const worded = letters.filter((letter) => /zq\d+w/.test(wholeText(letter)) || wholeText(letter).includes(EVIL));
    const linked = letters.filter((letter) => foreignLinks(letter).length > 0);
    const through = new Set([...worded, ...linked]);
    const note = `leads ${tally(outcomes)}; ${letters.length} letters to the victim, ${worded.length} with typed words, ${linked.length} with links elsewhere`;
    return { tried: outcomes.length, refused: outcomes.length - through.size, letThrough: through.size, note };
  },
};

const wholeText = ({ subject = '', text = '', html = '' }: Email): string => `${subject}\n${text}\n${html}`;

/** The web addresses that a letter links to, apart from those of the sites here. */
const foreignLinks = ({ html = '' }: Email): string[] =>
  [...html.matchAll(/href="(https?:[^"]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => !new URL(href).hostname.endsWith('.localhost'));
