import { addressList } from '#src/rules/addresses/match-address.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { openDay } from './campaign/bookings.ts';
import { fieldsInCode } from './campaign/field-names.ts';
import type { Answer } from './campaign/http-client.ts';
import { many } from './campaign/many.ts';
import { ownSegments, routesWith } from './campaign/routes.ts';
import type { Target } from './campaign/target.ts';

const OWNER = 'swiftlane';
const PERSON = { name: 'Zebedee', last_name: 'Quokka', email: 'zebedee.quokka@shopper.example', phone: '0400 987 654' };
/** What no other site's answer may say. */
const SECRETS = /zebedee|quokka|0400 ?987 ?654|61400987654/i;
const NOWHERE = '00000000-0000-4000-8000-000000000000';
/** Every field that code reads and whose name says that it names something. */
const FIELDS = fieldsInCode().filter((name) =>
  /(?:^|_|[a-z])(?:ids?|Ids?|key|Key|number|reference|invoice|receipt|letter|session)$/.test(name),
);

/** Every address and verb on other sites, with the ids, keys and cookie of one site's vehicle, lead, booking, offer, place and article. */
export const attack: Attack = {
  fact: 'P6',
  rule: 'no id, key or cookie of one site opens, changes or tells apart anything at any address of another',
  server: 'demo',
  isShort: true,
  async run(target) {
    const segments = await ownSegments(target, OWNER);
    const [car] = await target.cars(OWNER, 1);
    const lead = await target.lead(OWNER, { form: 'multi-step-enquiry', step: 0, budget: '20000', ...PERSON });
    await target.lead(
      OWNER,
      { form: 'enquiry', ...PERSON, car_id: String(car?.id ?? ''), message: 'Mine' },
      { cookie: lead.cookie },
    );
    await book(target, lead.cookie);
    const ids = { vehicle: String(car?.id ?? ''), lead: lead.leadId ?? '', offer: segments.id ?? '' };
    const none = { vehicle: '999999999', lead: NOWHERE, offer: '999999999' };
    const named = (own: typeof ids, key: string) =>
      routesWith({ ...segments, key, id: own.offer, reference: own.lead, lead: own.lead, step: 'condition', '*': own.lead });
    const [real, unreal] = [named(ids, segments.key ?? ''), named(none, 'no-such-vehicle-999999999')];
    const told = [...Object.values(ids), ...Object.values(none), segments.key ?? '', 'no-such-vehicle-999999999'];
    const before = await rowsOf(target);
    const sites = ['harbour', 'redgum', 'summit', 'coastline-mg'].slice(0, target.count(4, 1));
    const verbs = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE'].slice(0, target.count(6, 2));
    const tries = sites.flatMap((site) =>
      verbs.flatMap((method) =>
        real
          .map((route, at) => ({ site, method, route, other: unreal[at] ?? route }))
          // What the server answers for every host is about no site.
          .filter(({ route }) => route.kind !== 'edge'),
      ),
    );
    const outcomes = await many(tries, 6, async ({ site, method, route, other }) => {
      const answer = await ask(target, { site, method, path: route.path, names: queryOf(route.name), ids, cookie: lead.cookie });
      const nothing = await ask(target, {
        site,
        method,
        path: other.path,
        names: queryOf(route.name),
        ids: none,
        cookie: lead.cookie,
      });
      // A limit that was reached says nothing about an id.
      const isSame = shown(answer, told) === shown(nothing, told) || [answer.status, nothing.status].includes(429);
      const isTold = SECRETS.test(answer.text);
      return {
        status: answer.status,
        isThrough: !isSame || isTold || answer.status >= 500 || answer.status === 0,
        what: `${method} ${site}${route.path} ${answer.status} not ${nothing.status}${isTold ? ', told' : ''}`,
      };
    });
    const isUnchanged = (await rowsOf(target)) === before;
    const count = counted(outcomes, '');
    const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
    return {
      ...count,
      letThrough: count.letThrough + (isUnchanged ? 0 : 1),
      note: [
        `${real.length} addresses and ${FIELDS.length} fields, each also asked with ids that nobody has`,
        tally(outcomes.map(({ status }) => status)),
        ...(isUnchanged ? [] : ['rows of the site changed']),
        ...wrong.slice(0, 8),
      ].join('; '),
    };
  },
};

/** An answer without the ids that were asked for, and what is another one each time. */
function shown({ status, headers, text }: Answer, ids: readonly string[]): string {
  const told = [headers.location ?? '', text].join('\n').replaceAll(UUID, 'ID');
  const bare = ids.toSorted((one, other) => other.length - one.length).reduce((left, id) => left.replaceAll(id, 'ID'), told);
  return `${status} ${bare}`;
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

const queryOf = (name: string): readonly string[] => {
  const query = addressList.find((address) => address.name === name)?.query ?? [];
  return typeof query === 'string' ? [] : query;
};

interface Asked {
  readonly site: string;
  readonly method: string;
  readonly path: string;
  readonly names: readonly string[];
  readonly ids: { readonly vehicle: string; readonly lead: string; readonly offer: string };
  readonly cookie: string;
}

/** The ids wherever an address may read one: in its path, its parameters and what is sent. */
function ask(target: Target, { site, method, path, names, ids, cookie }: Asked) {
  const idFor = (name: string) => (/car|vehicle|ids/.test(name) ? ids.vehicle : name === 'offer_id' ? ids.offer : ids.lead);
  const query = new URLSearchParams(
    names.filter((name) => /id|key|number|payment|lead/.test(name)).map((name) => [name, idFor(name)]),
  );
  const isReading = method === 'GET' || method === 'HEAD';
  const sent = Object.fromEntries(FIELDS.map((name) => [name, idFor(name)]));
  const isProgram = path.startsWith('/api/') || path.startsWith('/mcp');
  return target.ask(site, query.size === 0 ? path : `${path}?${query}`, {
    method,
    ...(isReading ? {} : { body: isProgram ? JSON.stringify(sent) : `${new URLSearchParams(sent)}` }),
    headers: {
      cookie,
      ...(isReading
        ? {}
        : {
            origin: `http://${target.hostOf(site)}`,
            'content-type': isProgram ? 'application/json' : 'application/x-www-form-urlencoded',
          }),
    },
  });
}

/** A test drive, so that there is a booking to be opened. */
async function book(target: Target, cookie: string): Promise<void> {
  const [place] = await target.query<{ slug: string }>(
    `select l.slug from location l join site_dealership sd on sd.dealership_id = l.dealership_id
     join site s on s.id = sd.site_id where s.slug = $1 and l.location_type = 'sales' order by l.id limit 1`,
    [OWNER],
  );
  const day = await openDay(target, OWNER, place?.slug ?? '', 3);
  await target.lead(
    OWNER,
    {
      form: 'test-drive',
      ...PERSON,
      location: day.location,
      booking_date: day.date,
      dateTime: day.times[5] ?? '',
      message: 'Mine',
    },
    { cookie },
  );
}

/** All that a site has in the tables of shoppers, as one checksum. */
async function rowsOf(target: Target): Promise<string> {
  await target.settled();
  const tables = await target.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'site_id'
     and table_name not in ('site_definition', 'delivery', 'site_dealership') order by 1`,
  );
  const sums = [];
  for (const { name } of tables) {
    const [row] = await target.query<{ sum: string | null }>(
      `select md5(string_agg(t::text, '\n' order by t::text)) as sum from "${name}" t
       where site_id = (select id from site where slug = $1)`,
      [OWNER],
    );
    sums.push(`${name} ${row?.sum ?? ''}`);
  }
  return sums.join('\n');
}
