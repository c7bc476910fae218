import { chromium } from '@playwright/test';
import { until } from '#tests/faults/processes.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { Attack } from './campaign/attack.ts';
import { applyHostileTexts, importHostileStock } from './campaign/hostile-texts.ts';
import { PAYLOADS } from './campaign/scripts.ts';
import { freshPerson } from './campaign/target.ts';

const SITE = 'hostile-texts';
const PAGES = ['/', '/search/used-cars', '/blog', '/blog/news/words', '/contact-us', '/__mail', '/favourites', '/print'];

/**
 * Scripts in every text that a site's file, a feed and a form may hold, shown by a real browser, with the page's security policy in force
 * and without it: the policy must never be what holds a script back.
 */
export const attack: Attack = {
  fact: 'H10',
  rule: 'no script in a stored or typed text runs in a browser, with the security policy and without it',
  server: 'demo',
  isShort: false,
  async run(target) {
    const texts = await applyHostileTexts(target, SITE, 'redgum');
    const stock = await importHostileStock(target, `${SITE}-caravans`);
    const cars = await until('the vehicles are there', async () => {
      const found = await target.cars(SITE, 400);
      return found.length >= stock.taken ? found : null;
    });
    for (const one of PAYLOADS.slice(0, 5)) await target.lead(SITE, { form: 'contact', ...freshPerson(), message: one });
    await target.settled();
    const home = (await target.ask(SITE, '/')).text;
    const linked = [...home.matchAll(/href="(\/[a-z][^"#?]*)"/g)].map(([, href = '']) => href);
    // Only the machine itself may look into it.
    const mailbox = await target.ask(SITE, '/__mail', { headers: { 'x-forwarded-for': '127.0.0.1' } });
    const letters = [...mailbox.text.matchAll(/href="(\/__mail\/[^"]+)"/g)].map(([, href = '']) => href);
    const typed = PAYLOADS.map((one) => encodeURIComponent(one)).flatMap((one) => [
      `/search/used-cars?query=${one}`,
      `/search/used-cars?refinementList[make][]=${one}&refinementList[model][]=${one}`,
      `/sign-in?redirect=${one}&back=${one}&type=${one}`,
      `/alerts?search=${one}`,
      `/${one}`,
    ]);
    const all = [...PAGES, ...linked, ...letters.slice(0, 10), ...cars.map(({ path }) => path), ...typed];
    const pages = [...new Set(all)].filter((_, at) => target.form === 'whole' || at % 4 === 0 || at < 8);
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
    const ran: string[] = [];
    let shown = 0;
    try {
      for (const bypassCSP of [false, true]) {
        const context = await browser.newContext({ bypassCSP, baseURL: `http://${target.hostOf(SITE)}` });
        let at = '';
        await context.exposeFunction('pwned', (which: number) =>
          ran.push(`${at} ran ${which}${bypassCSP ? ' without a policy' : ''}`),
        );
        const page = await context.newPage();
        page.on('dialog', (dialog) => void dialog.dismiss());
        for (at of pages) {
          await page.goto(at, { waitUntil: 'load' });
          // What waits for a touch is touched: events of elements, and fields that take the focus.
          await page.evaluate(() => {
            for (const element of document.querySelectorAll<HTMLElement>('[autofocus], [onfocus], a[href^="javascript:"]')) {
              element.focus();
              if (element.matches('a')) element.click();
            }
          });
          if ((await page.content()).includes('pwned(')) shown += 1;
        }
        await context.close();
      }
    } finally {
      await browser.close();
    }
    const tried = 2 * pages.length;
    return {
      tried,
      refused: tried - ran.length,
      letThrough: ran.length,
      note: [
        `${texts} texts of a site’s file, ${stock.taken} of ${stock.tried} vehicles taken, ${letters.length} letters; ${shown} of ${tried} pages show a payload as text`,
        ...ran.slice(0, 6),
      ].join('; '),
    };
  },
};
