import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendWebhook } from '#src/adapters/crm/send-webhook.ts';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import type { FindAddresses } from '#src/adapters/outside/callable-address.ts';
import { fetchPhoto } from '#src/adapters/photos/fetch-photo.ts';
import { aPhotoServer, redirectTo } from '#tests/factories/a-photo-server.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { PRIVATE_HOSTS, STRANGE_URLS } from './campaign/private-hosts.ts';

const TIMEOUT_MS = 1_500;
/** A public address that no network has. */
const NOWHERE = '2000::1';
/** Refused before anything was called. */
const REFUSED =
  /not on the public internet|must begin with https|is not valid|has no address|redirects are not followed|Invalid URL|ENOTFOUND|EAI_AGAIN/;

/** What calls an address that a dealer chose. The others call what the operator has set. */
const CALLERS = ['src/adapters/crm/send-webhook.ts', 'src/adapters/feeds/download-feed.ts', 'src/adapters/photos/fetch-photo.ts'];
const OF_OPERATOR = ['src/adapters/sms/http-gateway.ts', 'src/jobs/tell-search-engines.ts'];

interface Means {
  readonly find?: FindAddresses;
  /** An origin that is called though it is on this machine. */
  readonly own?: string;
}

/** Webhooks, pulled feeds and photos that lead into our own network: by every spelling, by redirects, and by names that change their minds. */
export const attack: Attack = {
  fact: 'J10',
  rule: 'Nothing that a dealer may name reaches this machine or a private network, however it is written, wherever it redirects and whatever its name resolves to',
  server: 'demo',
  isShort: true,
  async run() {
    let arrived = 0;
    const listener = createServer((socket) => {
      arrived += 1;
      socket.destroy();
    });
    await once(listener.listen(0, '::'), 'listening');
    const { port } = listener.address() as AddressInfo;
    const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-outside-'));
    const server = await aPhotoServer();
    const callers = callersIn(folder);
    try {
      const outcomes: { isThrough: boolean; came: string; what: string }[] = [];
      const call = async (name: keyof typeof callers, url: string, means: Means, isCallable = false) => {
        const before = arrived;
        const told = await callers[name](url, means).then(
          () => 'it was called',
          (error: unknown) => String(error),
        );
        const isRefused = arrived === before && (isCallable || REFUSED.test(told));
        outcomes.push({
          isThrough: !isRefused,
          came: isRefused ? 'refused' : 'called',
          what: `${name} ${url}: ${told.slice(0, 90)}`,
        });
      };
      const names = Object.keys(callers) as (keyof typeof callers)[];
      const urls = [
        ...PRIVATE_HOSTS.flatMap((host) => [`https://${host}:${port}/`, `http://${host}:${port}/`]),
        ...STRANGE_URLS(port),
      ];
      for (const name of names) for (const url of urls) await call(name, url, {});
      // A header holds plain signs only.
      for (const [at, url] of urls.filter((one) => /^[\x21-\x7e]+$/.test(one)).entries()) {
        server.has(`/${at}`, redirectTo(url, [301, 302, 303, 307, 308][at % 5]));
        for (const name of names) await call(name, `${server.origin}/${at}`, { own: server.origin });
      }
      for (const answers of resolutions())
        for (const name of names) {
          let asked = 0;
          const find = () =>
            Promise.resolve((answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({ address })));
          // Where the first answer is public, that address alone may be called.
          const isCallable = answers[0]?.every((address) => address === NOWHERE) === true;
          for (const host of ['localhost', 'ip6-localhost', 'feeds.example'])
            await call(name, `https://${host}:${port}/`, { find }, isCallable);
        }
      const unknown = callingFiles().filter((file) => ![...CALLERS, ...OF_OPERATOR].includes(file));
      outcomes.push({ isThrough: unknown.length > 0, came: 'refused', what: `not attacked: ${unknown.join(', ')}` });
      const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
      const note = `${urls.length} addresses, ${arrived} connections arrived; ${tally(outcomes.map(({ came }) => came))}`;
      return counted(outcomes, [note, ...wrong.slice(0, 8)].join('; '));
    } finally {
      listener.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  },
};

/** Everything that calls addresses by the adapters for the outside, found in the sources. */
const callingFiles = (): string[] =>
  globSync('src/**/*.ts').filter(
    (file) =>
      !file.startsWith('src/adapters/outside/') &&
      !file.endsWith('.test.ts') &&
      /import \{[^}]*\b(?:getOutside|downloadOutside|postOutside)\b/.test(readFileSync(file, 'utf8')),
  );

const callersIn = (folder: string) => ({
  photo: (url: string, { find, own }: Means): Promise<unknown> =>
    fetchPhoto(url, null, { timeoutMs: TIMEOUT_MS, ...means(find, own) }),
  feed: (url: string, { find, own }: Means): Promise<unknown> =>
    downloadFeed(url, path.join(folder, 'feed'), null, { timeoutMs: TIMEOUT_MS, ...means(find, own) }),
  webhook: (url: string, { find, own }: Means): Promise<unknown> =>
    sendWebhook(
      { url, secret: 'a secret', deliveryId: 'd-1', body: '{}' },
      { allowsLoopback: own !== undefined, now: Date.now, timeoutMs: TIMEOUT_MS, ...(find === undefined ? {} : { find }) },
    ),
});

const means = (find: FindAddresses | undefined, own: string | undefined) => ({
  ...(find === undefined ? {} : { find }),
  ...(own === undefined ? {} : { ownOrigins: new Set([own]) }),
});

/** What a name resolves to when it is asked for the first, the second and any later time. */
const resolutions = (): readonly (readonly (readonly string[])[])[] => [
  [[NOWHERE], ['127.0.0.1']],
  [[NOWHERE], ['::1'], ['127.0.0.1']],
  [[NOWHERE, '127.0.0.1']],
  [['127.0.0.1', NOWHERE]],
  [['::ffff:127.0.0.1']],
  [['::ffff:7f00:1']],
  [['::1']],
  [['::']],
  [['0.0.0.0']],
  [['64:ff9b::7f00:1']],
  [['2002:7f00:1::']],
  [['fe80::1%lo']],
  [['127.1']],
  [['']],
  [[]],
];
