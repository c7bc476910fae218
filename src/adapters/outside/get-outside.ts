import { createWriteStream } from 'node:fs';
import type http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { callableAddress, type FindAddresses } from './callable-address.ts';
import { GetRefused } from './get-refused.ts';
import { aborted, requestTo, sent } from './outside-request.ts';
import { PostRefused } from './post-refused.ts';

export interface GetOptions {
  /** What errors call what is fetched, such as 'photo'. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How long everything together may take: finding addresses, following redirects and reading the answer. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
  /** How many redirects are followed; each address is checked as the first one is. */
  readonly mostRedirects: number;
  /** Whether an answer's type may be read at all; what it really is shows only in its bytes. */
  readonly takesType: (type: string) => boolean;
  /** Origins that are called though they are on this machine and without https: for tests. */
  readonly ownOrigins?: ReadonlySet<string>;
  /** Finds the addresses of a name; the system's own way unless a test says otherwise. */
  readonly find?: FindAddresses;
}

/** What an address answered, without its body. */
export interface OutsideHead {
  /** 304 when what was asked for has not changed; then there is no body. */
  readonly status: 200 | 304;
  readonly headers: http.IncomingHttpHeaders;
}

export interface OutsideAnswer extends OutsideHead {
  readonly body: Buffer;
}

/**
 * Fetches what is at an address of the public internet, and nowhere else: each hop's name is looked up once, checked, and that address called.
 * Throws GetRefused.
 */
export async function getOutside(address: string, options: GetOptions): Promise<OutsideAnswer> {
  const parts: Buffer[] = [];
  const head = await readOutside(address, options, async (body) => {
    for await (const part of body) parts.push(part);
  });
  return { ...head, body: Buffer.concat(parts) };
}

/** Fetches as `getOutside` does, straight into a file. */
export const downloadOutside = (address: string, file: string, options: GetOptions): Promise<OutsideHead> =>
  readOutside(address, options, (body) => pipeline(body, createWriteStream(file, { mode: 0o600 })));

async function readOutside(
  address: string,
  options: GetOptions,
  take: (body: AsyncIterable<Buffer>) => Promise<void>,
): Promise<OutsideHead> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  const { name } = options;
  try {
    let url = parsed(address, name);
    const { origin } = url;
    for (let redirects = 0; ; redirects += 1) {
      // A password is for the host that it was given for, and for no other that this one leads to.
      const answer = await asked(url, url.origin === origin ? options : withoutPassword(options), signal);
      try {
        const status = answer.statusCode ?? 0;
        if (!isRedirect(status)) {
          const head = await read(answer, { status, options, take });
          // An answer without a length ends where the connection does, also when we end it: it was cut off, and must not look whole.
          signal.throwIfAborted();
          return head;
        }
        if (redirects === options.mostRedirects) throw new GetRefused(`The ${name} redirects too many times.`);
        url = parsed(answer.headers.location ?? '', name, url);
      } finally {
        answer.destroy();
      }
    }
  } catch (error) {
    throw asRefusal(error, signal, options);
  }
}

function parsed(address: string, name: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new GetRefused(`The ${name}’s address is not valid.`, { isFinal: true });
  return new URL(address, base);
}

const withoutPassword = ({ headers: { Authorization: _password, ...headers }, ...options }: GetOptions): GetOptions => ({
  ...options,
  headers,
});

async function asked(url: URL, options: GetOptions, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { name, headers, ownOrigins, find } = options;
  const isOwn = ownOrigins?.has(url.origin) === true;
  const host = await Promise.race([callableAddress(url, name, isOwn, find), aborted(signal)]);
  return sent(url, {
    ...requestTo(url, host),
    method: 'GET',
    headers: { 'User-Agent': 'Forecourt', ...headers, Host: url.host },
    signal,
  });
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

interface Reading {
  readonly status: number;
  readonly options: GetOptions;
  readonly take: (body: AsyncIterable<Buffer>) => Promise<void>;
}

async function read(answer: http.IncomingMessage, { status, options, take }: Reading): Promise<OutsideHead> {
  const { name, mostBytes, takesType } = options;
  const { headers } = answer;
  if (status === 304) return { status, headers };
  if (status !== 200) throw new GetRefused(`The ${name}’s address answered ${status}.`);
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!takesType(type)) throw new GetRefused(`The ${name}’s address answered with ${type.slice(0, 60)}.`);
  const tooLarge = () =>
    new GetRefused(`The ${name} is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`, { isFinal: true });
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  await take(
    (async function* () {
      let bytes = 0;
      for await (const part of answer as AsyncIterable<Buffer>) {
        bytes += part.length;
        if (bytes > mostBytes) throw tooLarge();
        yield part;
      }
    })(),
  );
  return { status, headers };
}

function asRefusal(error: unknown, signal: AbortSignal, { name, timeoutMs }: GetOptions): GetRefused {
  if (error instanceof GetRefused) return error;
  // What callableAddress refuses is no accident: the same address is refused the next time.
  if (error instanceof PostRefused) return new GetRefused(error.message, { isFinal: true });
  if (signal.aborted) return new GetRefused(`The ${name} did not arrive within ${timeoutMs / 1000} seconds.`, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  return new GetRefused(`The ${name}’s address could not be reached (${code}).`, { cause: error });
}
