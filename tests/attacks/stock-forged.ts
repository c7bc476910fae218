import { createHmac } from 'node:crypto';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { freshAddress } from './campaign/target.ts';

const CSV = 'Stock No,Make,Model,Year,Price\nFORGED,Kia,Rio,2021,1\n';
const FEED = '/api/stock?dealership=harbour-city-motors&feed=live';
const LARGE = 21 * 1024 * 1024;

/** Signatures that somebody without the key can think of: none, malformed ones, and ones by keys that are easily guessed. */
function signatures(id: string, seconds: string): (string | undefined)[] {
  const signed = (key: string | Buffer) => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${CSV}`).digest('base64')}`;
  const guessed = ['', 'whsec_', 'secret', 'live', 'harbour-city-motors', Buffer.alloc(32), Buffer.alloc(44)].map(signed);
  return [
    undefined,
    '',
    'v1',
    'v1,',
    'v1,AAAA',
    `v1,${'A'.repeat(43)}=`,
    `v1a,${'A'.repeat(43)}=`,
    guessed.join(' '),
    ...guessed,
  ];
}

/** Files of stock by whoever has no key. */
export const attack: Attack = {
  fact: 'J7',
  rule: 'no file of stock is taken without the key of its feed, and none is answered with a 5xx',
  server: 'demo',
  isShort: true,
  async run(target) {
    const address = freshAddress();
    const now = Math.floor(Date.now() / 1000);
    const times = [String(now), String(now - 301), String(now + 301), '', 'NaN', '-1', '1e99', `${now} `];
    const ids = ['forged', '', 'a b', '../../etc/passwd', "' or 1=1--", 'x'.repeat(5_000)];
    const places = [
      ['harbour', FEED],
      ['harbour', '/api/stock'],
      ['summit', FEED],
      ['harbour', '/api/stock?dealership=harbour-city-motors&feed=dms'],
      ['harbour', '/api/stock?dealership[]=x&feed=%00'],
    ] as const;
    const outcomes: { status: number; isThrough: boolean }[] = [];
    const send = async (slug: string, path: string, headers: Record<string, string>, body = CSV) => {
      const { status } = await target.ask(slug, path, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': address, ...headers },
      });
      outcomes.push({ status, isThrough: status < 400 || status >= 500 });
    };
    const known = { 'webhook-id': 'forged', 'webhook-timestamp': times[0] ?? '', 'webhook-signature': `v1,${'A'.repeat(43)}=` };
    await send('harbour', FEED, known, 'x'.repeat(LARGE));
    for (const [slug, path] of places)
      for (const signature of signatures('forged', times[0] ?? ''))
        await send(slug, path, {
          'webhook-id': 'forged',
          'webhook-timestamp': times[0] ?? '',
          ...(signature === undefined ? {} : { 'webhook-signature': signature }),
        });
    for (const time of times)
      for (const id of ids)
        await send('harbour', FEED, {
          'webhook-id': id,
          'webhook-timestamp': time,
          'webhook-signature': signatures(id, time).at(-1) ?? '',
        });
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await target.ask('harbour', FEED, { method, headers: { ...known, 'x-forwarded-for': address } });
      outcomes.push({ status, isThrough: status < 400 || status >= 500 });
    }
    return counted(outcomes, tally(outcomes.map(({ status }) => status)));
  },
};
