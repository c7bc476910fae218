import { type Attack, counted, tally } from './campaign/attack.ts';
import type { Answer } from './campaign/http-client.ts';
import { many, numbers } from './campaign/many.ts';
import { freshAddress, type Target } from './campaign/target.ts';
import { textsTo } from './campaign/texts.ts';

const SITES = ['harbour', 'summit', 'swiftlane'];
/** What decision 40 promises of one number, whoever tries and from wherever. */
const [MOST_COMPARED, MOST_TEXTS, MOST_PER_ADDRESS] = [10, 3, 10];

/** Codes guessed from everywhere, on all sites, with new codes in between, and texts asked for until somebody pays for them. */
export const attack: Attack = {
  fact: 'A1',
  rule: `${MOST_COMPARED} wrong codes stop a number for an hour, even for the right code; a number is sent ${MOST_TEXTS} codes an hour and an address ${MOST_PER_ADDRESS}`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const outcomes = [
      ...(await guessed(target)),
      ...(await atOnce(target)),
      ...(await floodedNumber(target)),
      ...(await floodedAddress(target)),
      ...(await foreignNumbers(target)),
    ];
    const wrong = [...new Set(outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : [])))];
    return counted(outcomes, [tally(outcomes.map(({ status }) => status)), ...wrong].join('; '));
  },
};

let people = 0;
/** A mobile number that nobody has signed in with. */
function freshMobile(): { typed: string; written: string } {
  people += 1;
  const digits = String(people).padStart(5, '0');
  return { typed: `0491 5${digits.slice(0, 2)} ${digits.slice(2)}`, written: `+614915${digits}` };
}

const send = (
  target: Target,
  site: string,
  fields: Readonly<Record<string, string>>,
  address = freshAddress(),
): Promise<Answer> =>
  target.ask(site, '/sign-in', {
    method: 'POST',
    body: `${new URLSearchParams(fields)}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${target.hostOf(site)}`,
      'x-forwarded-for': address,
    },
  });

/** A server that is busy says so and compares nothing. */
const isFault = (status: number): boolean => status >= 500 && status !== 503;

const isSignedIn = ({ headers }: Answer): boolean => (headers['set-cookie'] ?? []).some((one) => /(?:^|_)session=\w/.test(one));

/** The newest code that was texted to a number. */
const codeOf = (target: Target, phone: string): string => /^\d{6}/.exec(textsTo(target, phone).at(-1) ?? '')?.[0] ?? '';

/** A code that is certainly wrong. */
const otherThan = (code: string, by: number): string => String((Number(code) + 1 + by) % 1_000_000).padStart(6, '0');

/** Guesses until the number rests, a new code whenever one is used up; at the end the right code must not work any more. */
async function guessed(target: Target) {
  const { typed, written } = freshMobile();
  const outcomes = [];
  for (let guess = 0; guess < target.count(200, 40); guess += 1) {
    const site = SITES[0] ?? '';
    if (guess % 5 === 0) await send(target, site, { step: 'phone', phone: typed });
    const code = otherThan(codeOf(target, written), guess);
    const answer = await send(target, site, { step: 'code', phone: typed, code });
    outcomes.push({
      status: answer.status,
      isThrough: isSignedIn(answer) || isFault(answer.status),
      what: 'a wrong code signed in',
    });
  }
  const right = await send(target, SITES[0] ?? '', { step: 'code', phone: typed, code: codeOf(target, written) });
  const compared = await failures(target);
  return [
    ...outcomes,
    { status: right.status, isThrough: isSignedIn(right), what: 'the right code signed in while its number rests' },
    { status: right.status, isThrough: compared > MOST_COMPARED, what: `${compared} guesses were compared` },
  ];
}

/** The most guesses that were compared for one number. */
async function failures(target: Target): Promise<number> {
  const [most] = await target.query<{ count: string }>(
    `select count(*) from sign_in_event where kind = 'failed' group by subject order by 1 desc limit 1`,
  );
  return Number(most?.count ?? 0);
}

/** The right code, sent by many at once, signs in once; wrong ones sent at once have no more tries together than one of them. */
async function atOnce(target: Target) {
  const { typed, written } = freshMobile();
  await send(target, 'harbour', { step: 'phone', phone: typed });
  const code = codeOf(target, written);
  const answers = await many(numbers(20), 20, () => send(target, 'harbour', { step: 'code', phone: typed, code }));
  const signedIn = answers.filter(isSignedIn).length;
  return [
    ...answers.map(({ status }) => ({ status, isThrough: isFault(status), what: `${status} to a code sent at once` })),
    { status: signedIn, isThrough: code === '' || signedIn !== 1, what: `one code signed in ${signedIn} times` },
  ];
}

/** One number, asked for on every site from everywhere. */
async function floodedNumber(target: Target) {
  const { typed, written } = freshMobile();
  const spellings = [typed, written, typed.replaceAll(' ', ''), `(${typed.slice(0, 4)}) ${typed.slice(5)}`, `${typed} `];
  const asked = numbers(target.count(60, 15));
  const answers = await many(asked, 6, (at) =>
    send(target, SITES[at % SITES.length] ?? '', { step: at % 2 === 0 ? 'phone' : 'resend', phone: spellings[at % 5] ?? '' }),
  );
  const texts = textsTo(target, written).length;
  return [
    ...answers.map(({ status }) => ({
      status,
      isThrough: isFault(status),
      what: `${status} to a number asked for`,
    })),
    { status: texts, isThrough: texts > MOST_TEXTS || texts === 0, what: `one number was sent ${texts} texts` },
  ];
}

/** Many numbers, asked for from one address in all its spellings. */
async function floodedAddress(target: Target) {
  const address = freshAddress();
  const spellings = [address, `::ffff:${address}`, `${address}:1234`, `[::ffff:${address}]:80`];
  const mobiles = numbers(target.count(60, 20)).map(freshMobile);
  const answers = await many(mobiles, 6, ({ typed }, at) =>
    send(target, 'harbour', { step: 'phone', phone: typed }, spellings[at % spellings.length] ?? ''),
  );
  const texts = mobiles.reduce((sum, { written }) => sum + textsTo(target, written).length, 0);
  return [
    ...answers.map(({ status }) => ({ status, isThrough: isFault(status), what: `${status} to an address that asks` })),
    { status: texts, isThrough: texts > MOST_PER_ADDRESS || texts === 0, what: `one address had ${texts} texts sent` },
  ];
}

/** Numbers that cost whoever texts to them. */
async function foreignNumbers(target: Target) {
  const phones = [
    '+1 900 555 0100',
    '+44 70 1234 5678',
    '1900 123 456',
    '+675 7123 4567',
    '13 12 13',
    '+61 491 570',
    '0011 882 16 12345',
  ];
  const answers = await many(phones, 4, (phone) => send(target, 'harbour', { step: 'phone', phone }));
  return answers.map(({ status }, at) => ({
    status,
    isThrough: status !== 422,
    what: `${phones[at] ?? ''} was answered ${status}`,
  }));
}
