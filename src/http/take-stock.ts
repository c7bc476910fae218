import { readSignature } from '#src/adapters/feeds/stock-signature.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findSentFeed, takeSentFile } from '#src/use-cases/feeds/take-sent-file.ts';
import { problemAnswer } from './problem-answer.ts';
import { bytesOf, readOut } from './read-body.ts';
import { tooManyAnswer } from './too-many-answer.ts';

const MB = 1024 * 1024;
const MOST_BYTES = 20 * MB;
/** When a sender whose files pile up may try again. */
const FULL_SECONDS = 300;

const REFUSALS = {
  // The same when there is no such feed: a stranger does not learn which names are taken.
  unsigned: [401, 'The signature was not made with the key of a feed here. Name the feed: /api/stock?dealership=SLUG&feed=NAME.'],
  empty: [400, 'There is no file in this message.'],
  other: [409, 'A different file was already sent with this webhook-id.'],
  unknown: [404, 'This feed no longer accepts files here.'],
} as const;

/**
 * POST /api/stock?dealership=SLUG&feed=NAME: a dealer's program sends a file of stock (ledger J1, J7). It is stored, and the worker imports it. The
 * signature is that of the Standard Webhooks specification; a message that is sent again under its id is stored once.
 */
export async function takeStock(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return problemAnswer(405, 'This address only accepts POST.', { headers: { Allow: 'POST' } });
  const { services, sender } = context;
  const ip = sender?.ip ?? '';
  if (services.stockFiles.take(ip) === null) return tooManyAnswer(services.stockFiles.retryAfter(ip));
  const message = readSignature(request.headers, Date.now());
  if ('wrong' in message) return problemAnswer(401, message.wrong);
  const { searchParams } = new URL(request.url);
  const feed = await findSentFeed(context, { dealership: searchParams.get('dealership'), name: searchParams.get('feed') });
  const tooLarge = problemAnswer(413, `This is too large: the limit is ${MOST_BYTES / MB} MB.`);
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > MOST_BYTES) {
    await readOut(request, MOST_BYTES);
    return tooLarge;
  }
  return services.bodies.holding(ip, length === null ? MOST_BYTES : Number(length), async () => {
    const body = await bytesOf(request, MOST_BYTES);
    if (body === null) return tooLarge;
    const taken = await takeSentFile(context, { feed, message, body });
    if (taken.kind === 'full') return tooManyAnswer(FULL_SECONDS, 'Too many files of this feed are waiting to be imported.');
    if (taken.kind !== 'new' && taken.kind !== 'known') {
      const [status, detail] = REFUSALS[taken.kind];
      return problemAnswer(status, detail);
    }
    return Response.json(
      { id: taken.id, state: taken.state },
      { status: taken.kind === 'new' ? 202 : 200, headers: { 'Cache-Control': 'no-store' } },
    );
  });
}
