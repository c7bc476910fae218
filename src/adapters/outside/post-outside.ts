import type http from 'node:http';
import { callableAddress, type FindAddresses } from './callable-address.ts';
import { aborted, requestTo, sent } from './outside-request.ts';
import { PostRefused } from './post-refused.ts';

interface OutsidePost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface PostOptions {
  /** What errors call the receiver, such as 'webhook'. */
  readonly name: string;
  /** Whether the receiver may be on this machine, and without https: for development and tests. */
  readonly allowsLoopback: boolean;
  /** How long everything together may take: finding the address, sending, and reading the answer. */
  readonly timeoutMs: number;
  /** The most bytes that the answer may have; null if it is not read, so that its status alone decides. */
  readonly mostAnswerBytes: number | null;
  /** Finds the addresses of a name; the system's own way unless a test says otherwise. */
  readonly find?: FindAddresses | undefined;
}

/** Posts a body and returns when it was accepted with a 2xx answer; redirects are not followed. Throws PostRefused. */
export async function postOutside({ url: address, headers, body }: OutsidePost, options: PostOptions): Promise<void> {
  const { name, allowsLoopback, timeoutMs, mostAnswerBytes, find } = options;
  if (!URL.canParse(address)) throw new PostRefused(`The ${name}’s address is not valid.`);
  const url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  let [isConnected, hasAnswered] = [false, false];
  try {
    const host = await Promise.race([callableAddress(url, name, allowsLoopback, find), aborted(signal)]);
    const answer = await sent(
      url,
      { ...requestTo(url, host), method: 'POST', headers: headersFor(url, headers, body), signal },
      { body, onConnected: () => (isConnected = true) },
    );
    hasAnswered = true;
    try {
      checkStatus(answer.statusCode ?? 0, name);
      if (mostAnswerBytes !== null) await readWhole(answer, name, mostAnswerBytes);
      // An answer without a length ends where the connection does, also when we end it.
      if (mostAnswerBytes !== null) signal.throwIfAborted();
    } finally {
      answer.destroy();
    }
  } catch (error) {
    if (error instanceof PostRefused) throw error;
    const mayHaveArrived = isConnected;
    if (signal.aborted)
      throw new PostRefused(`The ${name} gave no answer within ${timeoutMs / 1000} seconds.`, { mayHaveArrived });
    // It may have been accepted, but nothing says so.
    if (hasAnswered)
      throw new PostRefused(`The ${name} stopped before its answer was complete.`, { cause: error, mayHaveArrived });
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new PostRefused(`The ${name} could not be reached (${code}).`, { cause: error, mayHaveArrived });
  }
}

const headersFor = (url: URL, headers: OutsidePost['headers'], body: string): http.OutgoingHttpHeaders => ({
  'User-Agent': 'Forecourt',
  ...headers,
  Host: url.host,
  'Content-Length': String(Buffer.byteLength(body)),
});

function checkStatus(status: number, name: string): void {
  if (status >= 300 && status < 400) throw new PostRefused(`The ${name} answered ${status}; redirects are not followed.`);
  if (status < 200 || status >= 300) throw new PostRefused(`The ${name} answered ${status}.`);
}

async function readWhole(answer: http.IncomingMessage, name: string, mostBytes: number): Promise<void> {
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) {
      throw new PostRefused(`The ${name} answered with more than ${Math.floor(mostBytes / 1024)} KB.`, { mayHaveArrived: true });
    }
  }
}
