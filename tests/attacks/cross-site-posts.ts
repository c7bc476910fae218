import { type Attack, counted, tally } from './campaign/attack.ts';
import { many } from './campaign/many.ts';
import { ownSegments, routesWith } from './campaign/routes.ts';
import { freshPerson } from './campaign/target.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Requests that another website's page has a visitor's browser send, to every address of the product's table. */
export const attack: Attack = {
  fact: null,
  rule: 'A request that another website’s page sends to any address is refused with 403, or changes nothing without the key that the address demands',
  server: 'demo',
  isShort: true,
  async run(target) {
    const site = 'harbour';
    const own = `http://${target.hostOf(site)}`;
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { cookie: 'visitor=abcdefghijklmnopqrstuv' },
      { origin: own, 'sec-fetch-site': 'cross-site' },
      { origin: own, 'sec-fetch-site': 'same-site' },
      { origin: `http://${target.hostOf('summit')}` },
      { origin: `https://${target.hostOf(site)}` },
      { origin: `${own}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
    ].slice(0, target.count(9, 4));
    const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'QUERY'].slice(0, target.count(5, 2));
    // What the server answers for every host knows no site and takes nothing but reads.
    const routes = routesWith(await ownSegments(target, site)).filter(({ kind }) => kind !== 'edge');
    const spellings = (path: string) =>
      [path, path === '/' ? '/_.data' : `${path}.data`, `${path}?_routes=root`].slice(0, target.count(3, 2));
    const tries = routes.flatMap((route) =>
      foreign.flatMap((headers) =>
        methods.flatMap((method) =>
          (route.fromAnywhere ? [route.path] : spellings(route.path)).map((path) => ({ route, headers, method, path })),
        ),
      ),
    );
    const before = await leadCount();
    const outcomes = await many(tries, 8, async ({ route, headers, method, path }) => {
      const { status } = await target.ask(site, path, {
        method,
        body: `${new URLSearchParams({ form: 'contact', ...freshPerson(), message: 'From elsewhere' })}`,
        headers: { ...headers, 'content-type': FORM },
      });
      const isRefused = route.fromAnywhere ? status >= 400 && status < 500 : status === 403;
      return { status, isThrough: !isRefused, what: `${method} ${path} ${JSON.stringify(headers)} ${status}` };
    });
    const taken = (await leadCount()) - before;
    const count = counted(outcomes, '');
    const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
    return {
      ...count,
      letThrough: count.letThrough + taken,
      note: [`${routes.length} addresses`, tally(outcomes.map(({ status }) => status)), ...wrong.slice(0, 6)].join('; '),
    };

    async function leadCount(): Promise<number> {
      const [row] = await target.query<{ count: string }>(
        `select count(*) from lead l join site s on s.id = l.site_id where s.slug = $1`,
        [site],
      );
      return Number(row?.count ?? 0);
    }
  },
};
