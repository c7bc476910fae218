import { type Attack, counted, tally } from './campaign/attack.ts';
import { many } from './campaign/many.ts';
import { PAYLOADS, runsPayload } from './campaign/scripts.ts';

/** Scripts in whatever of an address a page shows again. */
export const attack: Attack = {
  fact: null,
  rule: 'A script in search text, a filter or a path is shown as text, never run',
  server: 'demo',
  isShort: true,
  async run(target) {
    const places = [
      (text: string) => `/search/used-cars?query=${text}`,
      (text: string) => `/search/used-cars?refinementList[make][]=${text}`,
      (text: string) => `/search/used-cars?sortBy=${text}&page=${text}&range[price]=${text}`,
      (text: string) => `/search/${text}`,
      (text: string) => `/${text}`,
      (text: string) => `/success?form=${text}&car=${text}&lead=${text}`,
      (text: string) => `/dealer-locator?postcode=${text}`,
      (text: string) => `/contact-us?tab=${text}&car_id=${text}`,
      (text: string) => `/cars/${text}`,
      (text: string) => `/api/search?query=${text}`,
    ];
    const tries = PAYLOADS.flatMap((payload) => places.map((place) => place(encodeURIComponent(payload))));
    const chosen = target.form === 'whole' ? tries : tries.filter((_, at) => at % 3 === 0);
    const outcomes = await many(chosen, 4, async (address) => {
      const { status, text, headers } = await target.ask('summit', address);
      const isHtml = String(headers['content-type']).startsWith('text/html');
      return { status, isThrough: status >= 500 || (isHtml && runsPayload(text)), isShown: text.includes('pwned(') };
    });
    const shown = outcomes.filter(({ isShown }) => isShown).length;
    return counted(outcomes, `${tally(outcomes.map(({ status }) => status))}; ${shown} showed what was typed`);
  },
};
