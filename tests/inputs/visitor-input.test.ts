import { expect, test } from 'vitest';
import { adfDocument } from '#src/adapters/crm/adf-document.ts';
import { oneLine as mailLine } from '#src/adapters/mail/one-line.ts';
import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { answerAgents } from '#src/http/agents/answer-agents.ts';
import { readBody } from '#src/http/read-body.ts';
import { readLead } from '#src/http/read-lead.ts';
import { sentCheckout } from '#src/http/sent-checkout.ts';
import { sessionToken } from '#src/http/session-cookie.ts';
import { visitorToken } from '#src/http/visitor-cookie.ts';
import { deviceName } from '#src/rules/accounts/device-name.ts';
import { namedVehicle } from '#src/rules/accounts/named-vehicle.ts';
import { ownPath } from '#src/rules/accounts/own-path.ts';
import { typedCode } from '#src/rules/accounts/typed-code.ts';
import { readWanted } from '#src/rules/alerts/alert-path.ts';
import { compareIds } from '#src/rules/favourites/compare.ts';
import { readImageAddress } from '#src/rules/images/image-address.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import { isEmail, isPhone } from '#src/rules/leads/check-field.ts';
import { checkStep } from '#src/rules/leads/check-step.ts';
import { manyLines, oneLine, plainCode } from '#src/rules/leads/field-text.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import { readTestCard } from '#src/rules/payments/test-card.ts';
import { tokensOf } from '#src/rules/search/phrases/tokens.ts';
import { plainWords } from '#src/rules/search/plain-words.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { textChunks } from '#src/rules/search/text-match.ts';
import { hostName } from '#src/rules/site/site-hosts.ts';
import { isSitePath } from '#src/rules/site/site-path.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { readMarks } from '#src/rules/trade-in/damage-marks.ts';
import { knownFields } from '#src/rules/vehicle/changed-fields.ts';
import { canonicalAddress } from '#src/server/http/canonical-query.ts';
import { pageOf } from '#src/server/http/page.ts';
import { sendPage } from '#src/server/http/send-page.ts';
import { senderOf } from '#src/server/http/sender.ts';
import { trustedRequests } from '#src/server/http/trusted-request.ts';
import type { StockWords } from '#src/showroom/stock-words.ts';
import { TextCollector } from '#src/showroom/text-index.ts';
import { TextSearch } from '#src/showroom/text-search.ts';
import { regoQuestion } from '#src/use-cases/leads/look-up-rego.ts';
import { uploadName } from '#src/use-cases/leads/store-upload.ts';
import { BodyBudget } from '#src/use-cases/limits/bound-bodies.ts';
import { namesQuestion } from '#src/use-cases/trade-in/list-names.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { aFormInput } from '#tests/factories/a-form-given.ts';
import { aVocabulary } from '#tests/factories/a-vocabulary.ts';
import { MOST_GROWTH, marksOnOneLetter, type Reader, repeated, workGrowth } from './work-growth.ts';

const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = '----WebKitFormBoundaryABCDEFGHIJKLMNOP';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string, value: string, headers = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${headers}\r\n\r\n${value}\r\n`;
const parts = (all: string) => `${all}--${BOUNDARY}--\r\n`;
const posted = (body: string, type: string) =>
  new Request('http://x/', { method: 'POST', body, headers: { 'content-type': type } });
const body = (type: string) => (text: string) =>
  readBody(posted(text, type), { budget: new BodyBudget(1e9, 1e9), ip: '203.0.113.7' });
const context = aContext({ switches: { serviceForm: 'default' } });
const withTools = aContext({ switches: { agentTools: true } });
const lead = (type: string) => (text: string) => readLead(posted(text, type), context);

/** Bodies: no larger than the server reads, which is 64 KB, or 6 MB with a document. */
const BODIES: readonly Reader[] = [
  ['a form of one name, over and over', repeated('a&'), body(FORM)],
  ['a form of many names', (size) => Array.from({ length: size / 6 }, (_, at) => `f${at}=`).join('&'), body(FORM)],
  ['a form of one long value', (size) => `message=${'%41'.repeat(size / 3)}`, lead(FORM)],
  ['a form of broken escapes', repeated('%'), body(FORM)],
  [
    'a message for the tools of assistants with a long list',
    (size) => `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":[${'1,'.repeat(size / 2)}1]}}`,
    (text) => answerAgents(posted(text, 'application/json'), withTools),
  ],
  ['a form whose attributes are nested', (size) => `form=contact&lead_attributes=${'['.repeat(size)}`, lead(FORM)],
  [
    'JSON nested in lists',
    (size) => `{"form":"contact","name":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
    lead('application/json'),
  ],
  [
    'JSON nested in objects',
    (size) => `{"form":"contact","a":${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}}`,
    lead('application/json'),
  ],
  ['a long list in JSON', (size) => `{"form":"contact","name":[${'1,'.repeat(size / 2)}1]}`, lead('application/json')],
  ['JSON of one name, over and over', (size) => `{${'"a":1,'.repeat(size / 6)}"form":"contact"}`, lead('application/json')],
  ['JSON with a string that does not end', (size) => `{"form":"${'\\"'.repeat(size / 2)}`, lead('application/json')],
  [
    'JSON with many attributes of the visit',
    (size) =>
      JSON.stringify({
        form: 'contact',
        lead_attributes: {
          linked_query_params: Object.fromEntries(Array.from({ length: size / 12 }, (_, at) => [`p${at}`, 'x'])),
        },
      }),
    lead('application/json'),
  ],
  ['a content type with many parameters', (size) => `${FORM}${';a=b'.repeat(size / 4)}`, (type) => body(type)('a=b')],
  ['a content type of blanks', (size) => `multipart/form-data;${' '.repeat(size)}boundary=x`, (type) => body(type)('a=b')],
];
const MULTIPART_BODIES: readonly Reader[] = [
  ['a form of parts of one name', (size) => parts(repeated(part('a', 'x'))(size)), body(MULTIPART)],
  ['a document', (size) => parts(part('resume', 'x'.repeat(size), '; filename="a.pdf"')), body(MULTIPART)],
  [
    'a document of near boundaries',
    (size) => parts(part('a', repeated(`--${BOUNDARY.slice(0, -1)}`)(size), '; filename="a"')),
    body(MULTIPART),
  ],
  ['a part with many headers', (size) => parts(part('a', 'x', '\r\nx: y'.repeat(size / 6))), body(MULTIPART)],
  ['a part with a long name', (size) => parts(part('%0D'.repeat(size / 3), 'x')), body(MULTIPART)],
];

const search = (query: string) => writeSearchQuery(readSearchQuery(new URLSearchParams(query)));
const vocabulary = aVocabulary();
const collector = new TextCollector();
for (let row = 0; row < 300; row += 1) collector.addOwn(`automatic w${row}`, row);
const stockWords = { total: 300, shelves: [{ shelf: { text: collector.index() }, base: 0 }] } as unknown as StockWords;
const textSearch = () =>
  new TextSearch(
    stockWords,
    Uint32Array.from({ length: 300 }, (_, row) => row),
    'ute',
  );
/** Words that are all one typing error away from one that every vehicle has. */
const misspelt = (size: number) =>
  Array.from(
    { length: size / 10 },
    (_, at) => `automat${String.fromCharCode(97 + (at % 26), 97 + (Math.floor(at / 26) % 26))}`,
  ).join(' ');

/** Searches: an address is no longer than 16 KB. */
const SEARCHES: readonly Reader[] = [
  ['a query string of unknown parameters', (size) => Array.from({ length: size / 6 }, (_, at) => `u${at}=1`).join('&'), search],
  ['a query string of one choice, over and over', repeated('refinementList[make][]=MG&'), search],
  [
    'a query string of many choices',
    (size) => Array.from({ length: size / 28 }, (_, at) => `refinementList[make][]=${at}`).join('&'),
    search,
  ],
  ['a query string of many ranges', repeated('range[price][min]=1&'), search],
  ['a long choice', (size) => `refinementList[make][]=${'a '.repeat(size / 2)}`, search],
  ['a price of points', (size) => `range[price]=${'1.'.repeat(size / 2)}:`, search],
  ['a price of digits', (size) => `range[price]=${'1'.repeat(size)}.${'1'.repeat(size)}x:`, search],
  ['a text of marks', (size) => `query=${marksOnOneLetter(size)}`, search],
  ['a text of blanks', (size) => `query=a${'%20'.repeat(size / 3)}b`, search],
  ['a text of brackets', repeated('query=[[[[&'), search],
  [
    'an alert for an encoded search',
    (size) => `search=/${'%2525'.repeat(size / 5)}`,
    (query) => readWanted(new URLSearchParams(query)),
  ],
  ['words of marks', marksOnOneLetter, tokensOf],
  ['words of dashes', repeated('-'), tokensOf],
  ['words of points', repeated('.'), tokensOf],
  ['words of numbers with commas', repeated('1,'), tokensOf],
  ['plain words of prices', repeated('under $20k '), (text) => plainWords(text, vocabulary)],
  ['plain words of one long number', repeated('1'), (text) => plainWords(text, vocabulary)],
  ['plain words of names', repeated('cx-5 '), (text) => plainWords(text, vocabulary)],
  ['free text of marks', marksOnOneLetter, textChunks],
  ['free text of one long chunk', repeated('a-'), textChunks],
  ['free text with an error in each word', misspelt, (text) => textSearch().marks(text)],
];

const url = (path: string) => new URL(`http://dealer.example${path}`);
const canonical = (path: string) => canonicalAddress(url(path), () => ['tab']);
const page = await pageOf(new Response('x'.repeat(2000)));
const asking = (header: string) => (value: string) => new Request('http://dealer.example/', { headers: { [header]: value } });
const originOf = trustedRequests(['10.0.0.1']);
const image = (accept: string) => readImageAddress(url('/images/ute-a/f34'), accept);

/** Addresses and headers: no longer than the 16 KB that Node.js takes. */
const ADDRESSES: readonly Reader[] = [
  ['an address of many parts', repeated('/a'), (path) => canonical(path)],
  ['an address of slashes', repeated('/'), (path) => canonical(path)],
  ['an address of parts and slashes', (size) => `${'/a'.repeat(size / 2)}//`, (path) => canonical(path)],
  ['an address of escapes', repeated('/%41'), (path) => canonical(path)],
  ['an address of one long part', (size) => `/${'a'.repeat(size)}`, (path) => canonical(path)],
  ['a list of vehicles to compare', (size) => `/api/compare?ids=${'1,'.repeat(size / 2)}`, (path) => canonical(path)],
  ['ids of vehicles, over and over', repeated('1,'), compareIds],
  ['ids of vehicles that are none', repeated(','), compareIds],
  ['an image’s name', (size) => `/images/${'a-'.repeat(size / 2)}/f34`, (path) => readImageAddress(url(path), '')],
  ['the formats of images that a browser takes', repeated('image/a,'), image],
  ['a path on this site', repeated('/a'), isSitePath],
  ['a path that may name a vehicle', (size) => `/cars/a${'/a'.repeat(size / 2)}`, namedVehicle],
  ['a path of escapes', (size) => `/${'%5'.repeat(size / 2)}\\`, isSitePath],
  ['a name for an address', repeated('- '), slugOf],
  ['a name of marks', marksOnOneLetter, slugOf],
  ['a path to return to', repeated('/a'), ownPath],
  ['a path to return to, encoded over and over', (size) => `/%${'25'.repeat(size / 2)}2f`, ownPath],
  ['the name of a browser', repeated('Android '), deviceName],
  ['cookies', repeated('visitor=a; '), (text) => visitorToken(text, false)],
  ['cookies of sessions', repeated('session=a; '), (text) => sessionToken(text, false)],
  ['one long cookie', repeated('='), (text) => visitorToken(text, false)],
  ['a host', repeated('a:1'), hostName],
  ['the encodings that a browser takes', repeated('br;q=0.0, '), (value) => sendPage(page, asking('accept-encoding')(value))],
  [
    'an encoding of blanks',
    (size) => `br;${' '.repeat(size)}q=0.${'0'.repeat(size)}1`,
    (value) => sendPage(page, asking('accept-encoding')(value)),
  ],
  ['the editions that a browser has', repeated('W/"a", '), (value) => sendPage(page, asking('if-none-match')(value))],
  ['addresses that a proxy passes on', repeated('10.0.0.1, '), (value) => originOf(asking('x-forwarded-for')(value), '10.0.0.1')],
  ['a network address', repeated('0:'), addressKey],
  [
    'the page that a visitor came from',
    (size) => `http://dealer.example/${'../'.repeat(size / 3)}`,
    (value) => senderOf(asking('referer')(value), { ip: '', host: '', requestId: null, isOwn: false, url: url('/api/x') }),
  ],
  ['the instant that a page knows of', repeated('(1 '), (value) => knownFields(null, value)],
];

const form = leadForm('contact', aFormInput());
const field = (name: string) => (value: string) => checkStep(form, 0, { [name]: value });
const EMPTY = {
  id: '',
  source: '',
  requestedAt: '',
  vehicles: [],
  vendor: { id: '', name: '', phone: '' },
  provider: { name: '', url: '' },
};
const CUSTOMER = {
  first: '',
  last: '',
  email: '',
  phone: '',
  postcode: '',
  prefers: 'phone' as const,
  callTime: '' as const,
  timeframe: null,
};

/** Fields of forms. */
const FIELDS: readonly Reader[] = [
  ['marks on a car', repeated('roof:dent,'), readMarks],
  ['marks of zones that there are not', repeated('x:y,'), readMarks],
  ['a message of marks', marksOnOneLetter, manyLines],
  ['a checked message of marks', marksOnOneLetter, field('message')],
  ['a message of empty lines', repeated('\n'), manyLines],
  ['a message of lines of blanks', repeated(' \t\n '), manyLines],
  ['a name of blanks', (size) => `a${' '.repeat(size)}b`, oneLine],
  ['a code of marks', marksOnOneLetter, plainCode],
  ['a code of half-width marks', repeated('\uff9e\u0316'), plainCode],
  ['an email address of points', (size) => `a@${'a.'.repeat(size / 2)}`, isEmail],
  ['an email address of dashes', (size) => `a@${'a-'.repeat(size / 2)}`, isEmail],
  ['an email address of many', repeated('a@'), isEmail],
  ['a mobile number', repeated('0412 345 678 '), normaliseMobile],
  ['a mobile number of brackets', (size) => `+61${'('.repeat(size)}4`, normaliseMobile],
  ['a telephone number', (size) => `+61${' '.repeat(size)}(0)x`, isPhone],
  ['a code in a text message', repeated('407 '), typedCode],
  [
    'a card for tests',
    repeated('0 '),
    (text) => readTestCard({ card_number: text, card_expiry: `0${text}`, card_code: text, card_name: text }, new Date(0)),
  ],
  [
    'a form of the checkout',
    repeated('9'),
    (text) => sentCheckout({ price_cents: text, hold_key: text, name: text, card_number: text }),
  ],
  ['a code of digits', repeated('4'), typedCode],
  ['a registration', repeated('A -'), (text) => regoQuestion.safeParse({ rego: text, state: text })],
  ['the name of a make', repeated(' a'), (text) => namesQuestion.safeParse({ year: text, make: text })],
  ['pages that were visited', repeated('/a '), (text) => leadAttributes({ visited_pages: text.split(' ') })],
  ['a document’s name', repeated('a/'), uploadName],
  ['a line of a letter’s head', repeated('\r\n '), (text) => mailLine(text)],
  [
    'comments for a customer system',
    repeated(']]>&<'),
    (comments) => adfDocument({ ...EMPTY, customer: { ...CUSTOMER, comments } }),
  ],
];

const sized = (readers: readonly Reader[], size: number) => readers.map(([...reader]) => [...reader, size] as const);

test.each([
  ...sized(BODIES, 12_000),
  ...sized(MULTIPART_BODIES, 200_000),
  ...sized(SEARCHES, 4_000),
  ...sized(ADDRESSES, 4_000),
  ...sized(FIELDS, 6_000),
])('H8.1 four times as much of %s takes no more than linear work', async (_input, make, read, size) =>
  expect(await workGrowth(make, read, size)).toBeLessThan(MOST_GROWTH),
);

test('H8.1 a text is looked for once, however many filters of an empty search are tried without', () => {
  const search = textSearch();
  expect(search.marks('automatix')).toBe(search.marks('automatix'));
  expect(search.marks('w1')).not.toEqual(search.marks('automatix'));
});
