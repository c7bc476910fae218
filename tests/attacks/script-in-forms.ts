import { type Attack, counted, tally } from './campaign/attack.ts';
import { CHECKED, WORDED } from './campaign/forms.ts';
import { many } from './campaign/many.ts';
import { PAYLOADS, runsPayload } from './campaign/scripts.ts';

/** Scripts in every field of forms that come back because something is wrong with them, as a browser without script sends them. */
export const attack: Attack = {
  fact: null,
  rule: 'A script typed into a form that is shown again is shown as text, never run',
  server: 'demo',
  isShort: true,
  async run(target) {
    const [car] = await target.cars('harbour', 1);
    const pages = [
      '/contact-us',
      '/service',
      '/careers',
      '/finance',
      '/trade-in',
      '/book-test-drive',
      `${car?.path ?? ''}/enquire`,
    ];
    const forms = ['contact', 'service', 'careers', 'finance', 'trade-in', 'test-drive', 'enquiry'];
    const tries = PAYLOADS.flatMap((payload) => pages.map((page, at) => ({ payload, page, form: forms[at] ?? '' })));
    const chosen = target.form === 'whole' ? tries : tries.filter((_, at) => at % 3 === 0);
    const outcomes = await many(chosen, 4, async ({ payload, page, form }) => {
      const names = [...WORDED, ...Object.keys(CHECKED), 'name', 'phone', 'lead_id', 'car_id', 'company_website', payload];
      const fields = {
        ...Object.fromEntries(names.map((name) => [name, payload])),
        form,
        email: payload,
        car_id: '',
        lead_id: '',
      };
      const { status, text } = await target.ask('harbour', page, {
        method: 'POST',
        body: `${new URLSearchParams(fields)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${target.hostOf('harbour')}` },
      });
      return { status, isThrough: status >= 500 || status < 400 || runsPayload(text), isShown: text.includes('pwned(') };
    });
    const shown = outcomes.filter(({ isShown }) => isShown).length;
    return counted(outcomes, `${tally(outcomes.map(({ status }) => status))}; ${shown} showed what was typed`);
  },
};
