import { type Attack, counted, tally } from './campaign/attack.ts';
import { many } from './campaign/many.ts';
import { freshPerson } from './campaign/target.ts';

/** Requests that another website's page has a visitor's browser send. */
export const attack: Attack = {
  fact: null,
  rule: 'A request that another website’s page sends is refused with 403',
  server: 'demo',
  isShort: true,
  async run(target) {
    const site = 'harbour';
    const own = `http://${target.hostOf(site)}`;
    const [car] = await target.cars(site, 1);
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://${target.hostOf('summit')}` },
      { origin: `https://${target.hostOf(site)}` },
      { origin: `${own}.evil.example` },
      { origin: own, 'sec-fetch-site': 'cross-site' },
      { origin: own, 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { cookie: 'visitor=abcdefghijklmnopqrstuv' },
    ];
    const paths = [
      '/',
      '/contact-us',
      '/alerts?search=/search/suv',
      '/alerts/confirm?key=a',
      '/api/leads',
      '/api/leads/receipt',
      '/api/call-reveal',
      '/mcp',
      '/api/youx/quote',
      `${car?.path ?? ''}/enquire`,
    ];
    const tries = foreign.flatMap((headers) =>
      paths.flatMap((path) => ['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ headers, path, method }))),
    );
    const outcomes = await many(tries, 6, async ({ headers, path, method }) => {
      const { status } = await target.ask(site, path, {
        method,
        body: `${new URLSearchParams({ form: 'contact', ...freshPerson() })}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      });
      return { status, isThrough: status !== 403 };
    });
    return counted(outcomes, tally(outcomes.map(({ status }) => status)));
  },
};
