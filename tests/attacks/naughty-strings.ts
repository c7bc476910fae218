import { type Address, addressList } from '#src/rules/addresses/match-address.ts';
import { RANGE_FACETS, WORD_FACETS } from '#src/rules/search/facets.ts';
import { NAUGHTY_STRINGS } from '#tests/factories/naughty-strings.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { fieldsInCode, fieldsOnPages } from './campaign/field-names.ts';
import { many } from './campaign/many.ts';
import { ownSegments, routesWith } from './campaign/routes.ts';
import { freshPerson, type Target } from './campaign/target.ts';

const SITE = 'harbour';
/** An address has room for so much of a text; longer ones are refused before anything reads them. */
const LONGEST_IN_ADDRESS = 500;
/** A body may have more fields than this, but not many more. */
const FIELDS_AT_ONCE = 50;

/** What tries to leave the line of a header, the text of an email or the cell of a terminal that it is written to. */
const INJECTIONS = [
  'Sam\r\nBcc: victim@other.example',
  'Sam\nSubject: other\n\nbody',
  'sam@shopper.example\r\nRCPT TO:<victim@other.example>',
  'Sam" <victim@other.example>, "',
  '=?utf-8?q?=0d=0aBcc:_victim@other.example?=',
  '\u001b]0;owned\u0007\u001b[31mred\u001b[0m',
  '\u009b31mred',
  '\u001b[2J\u001b[1;1Happlied',
  'paid\rheld',
  'invoice\u202etxt.exe',
];
const TEXTS = [...INJECTIONS, ...NAUGHTY_STRINGS];
const MARKUP = NAUGHTY_STRINGS.filter((text) => /^\W*<\/?\w.*alert\(1\)/s.test(text));

/** Knuth’s multiplier: neighbours land far apart. */
const SCATTER = 2_654_435_761;

interface Try {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
}

const inAddress = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, LONGEST_IN_ADDRESS).toWellFormed());

const SEARCHED = [
  'query',
  'near',
  'km',
  'all',
  'sortBy',
  'page',
  ...WORD_FACETS.map((facet) => `refinementList[${facet}][]`),
  ...RANGE_FACETS.map((facet) => `range[${facet}]`),
];

const parametersOf = ({ query = [] }: Address): readonly string[] =>
  query === 'search' ? SEARCHED : query === 'blocks' ? ALL_PARAMETERS : query;
/** Every parameter that some address reads: blocks read some of them on pages of the site’s own. */
const ALL_PARAMETERS = [...new Set(addressList.flatMap(({ query = [] }) => (typeof query === 'string' ? [] : query)))];

const isWritten = ({ kind, method, takesForms }: Address) => method === 'POST' || takesForms === true || kind === 'direct';

/** Texts that break careless programs in every segment, parameter and field that the product reads, alone and all at once. */
export const attack: Attack = {
  fact: 'W4',
  rule: 'no text in any segment, parameter or field brings a 5xx, markup of its own, a header of an email or a code for a terminal',
  server: 'demo',
  isShort: true,
  async run(target) {
    const { tries, told } = await everyTry(target);
    const oneIn = target.count(31, 400);
    // Scattered, so that each place is tried with some of the texts, however many places there are.
    const chosen = tries.filter((_, at) => Math.imul(at, SCATTER) >>> 0 < 2 ** 32 / oneIn);
    const outcomes = await many(chosen, 6, async ({ at, method, path, body }) => {
      const isForm = !path.startsWith('/api/') && !path.startsWith('/mcp');
      const { status, text } = await target.ask(SITE, path, {
        method,
        ...(body === undefined ? {} : { body: isForm ? `${new URLSearchParams(body)}` : JSON.stringify(body) }),
        headers: {
          origin: `http://${target.hostOf(SITE)}`,
          ...(body === undefined ? {} : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        },
      });
      const isMarkup = text.startsWith('<') && MARKUP.some((one) => text.includes(one));
      return {
        status,
        isThrough: status >= 500 || status === 0 || isMarkup,
        what: `${at} ${status}${isMarkup ? ' markup' : ''}`,
      };
    });
    const letters = await hostileLetters(target);
    const printed = await printedLines(target);
    const all = [...outcomes, ...letters, ...printed];
    const wrong = [...new Set(all.flatMap(({ isThrough, what }) => (isThrough ? [what] : [])))];
    return counted(
      all,
      [
        `${told}; ${letters.length} letters and ${printed.length} commands`,
        tally(outcomes.map(({ status }) => status)),
        ...wrong.slice(0, 8),
      ].join('; '),
    );
  },
};

async function everyTry(target: Target): Promise<{ tries: Try[]; told: string }> {
  const own = await ownSegments(target, SITE);
  const whole = new Map(routesWith(own).map(({ name, path }) => [name, path]));
  const addresses = addressList.filter(({ kind }) => kind !== 'edge');
  const segments = addresses.flatMap(({ name, path }) =>
    [...path.matchAll(/:(\w+)|\*/g)].map(([, key]) => ({ name, key: key ?? '*' })),
  );
  const parameters = addresses.flatMap((address) => parametersOf(address).map((key) => ({ name: address.name, key })));
  const written = addresses.filter(isWritten);
  const pages = [...written.map(({ name }) => whole.get(name) ?? '/'), '/contact-us', '/service', '/trade-in', '/finance'];
  const fields = [...new Set([...fieldsInCode(), ...(await fieldsOnPages(target, SITE, pages))])];
  const groups = Array.from({ length: Math.ceil(fields.length / FIELDS_AT_ONCE) }, (_, at) =>
    fields.slice(at * FIELDS_AT_ONCE, (at + 1) * FIELDS_AT_ONCE),
  );
  const tries = TEXTS.flatMap((text, place): Try[] => [
    ...segments.map(({ name, key }) => {
      const path = routesWith({ ...own, [key]: inAddress(text), [`${name}.${key}`]: inAddress(text) }).find(
        (route) => route.name === name,
      )?.path;
      return { at: `${name}:${key}`, method: 'GET', path: path ?? '/' };
    }),
    ...parameters.map(({ name, key }) => ({
      at: `${name}?${key}`,
      method: 'GET',
      path: `${whole.get(name)}?${encodeURIComponent(key)}=${inAddress(text)}`,
    })),
    // Each form has every group of fields after a few texts.
    ...written.map(({ name }, at) => ({
      at: `${name} with all fields`,
      method: 'POST',
      path: whole.get(name) ?? '/',
      body: Object.fromEntries((groups[(place + at) % groups.length] ?? []).map((field) => [field, text])),
    })),
  ]);
  // A field alone, in a form that is otherwise right; with other texts than its neighbours.
  const alone = fields.flatMap((field, at) =>
    Array.from({ length: 12 }, (_, one) => ({
      at: `leads.${field}`,
      method: 'POST',
      path: '/api/leads',
      body: { form: 'contact', ...freshPerson(), message: 'Odd.', [field]: TEXTS[(at * 12 + one) % TEXTS.length] ?? '' },
    })),
  );
  return {
    tries: [...tries, ...alone],
    told: `${segments.length} segments, ${parameters.length} parameters, ${fields.length} fields, ${written.length} forms, ${TEXTS.length} texts`,
  };
}

/** Letters of leads with a text in each field of a person: no header that an ordinary one lacks, and nobody else to write to. */
async function hostileLetters(target: Target) {
  const texts = INJECTIONS.slice(0, target.count(INJECTIONS.length, 3));
  const tries = texts.flatMap((text) =>
    ['name', 'last_name', 'message', 'company', 'page_id'].map((field) => ({ text, field, person: freshPerson() })),
  );
  const ordinary = freshPerson();
  await target.lead(SITE, { form: 'contact', ...ordinary, message: 'An ordinary message.' });
  for (const { text, field, person } of tries)
    await target.lead(SITE, { form: 'contact', ...person, message: 'Odd.', [field]: text });
  await target.settled();
  const letters = await target.emailsTo(() => true);
  const lettersOf = (email: string) =>
    letters.filter(({ to = [], replyTo = [] }) => [...to, ...replyTo].some(({ address }) => address === email));
  const known = new Set(lettersOf(ordinary.email).flatMap(({ headers }) => headers.map(({ key }) => key)));
  if (known.size === 0) throw new Error('An ordinary message brought no letter.');
  return tries.map(({ text, field, person }) => {
    const isThrough = lettersOf(person.email).some(
      ({ headers, to = [], cc = [], bcc = [], subject = '' }) =>
        headers.some(({ key, value }) => !known.has(key) || /[\r\n]/.test(value)) ||
        [...to, ...cc, ...bcc].some(({ address = '' }) => address.includes('victim')) ||
        /[\p{Cc}\u202e]/u.test(subject),
    );
    return { isThrough, what: `a letter with ${JSON.stringify(text)} as ${field}` };
  });
}

/** What an operator sees of all that was sent: no code that a terminal acts on. */
async function printedLines(target: Target) {
  const [lead] = await target.query<{ id: string }>(
    `select l.id from lead l join site s on s.id = l.site_id where s.slug = $1 order by l.created_at desc limit 1`,
    [SITE],
  );
  const commands = [
    ['leads', '--site', SITE],
    ['leads', '--site', SITE, '--json'],
    ['leads', 'show', lead?.id ?? '', '--site', SITE],
    ['leads', '--site', '\u009b31m\u202eharbour'],
    ['stock', 'import', '\u001b]0;owned\u0007', '--dealership', '\u001b[31mnone'],
    ['\u001b[31mnone'],
  ];
  const outcomes = [];
  let isEchoed = false;
  for (const words of commands) {
    const { stdout, stderr } = await target.forecourt(words);
    const isThrough = /(?![\t\n]|\r\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(stdout + stderr);
    isEchoed ||= /\\u00[19]b/.test(stdout + stderr);
    outcomes.push({ isThrough, what: `forecourt ${JSON.stringify(words)} printed a code` });
  }
  if (!isEchoed) throw new Error('No command has said what it was called with.');
  return outcomes;
}
