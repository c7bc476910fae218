import { createHash } from 'node:crypto';
import { isSignedBy, type SignedMessage, stockKey } from '#src/adapters/feeds/stock-signature.ts';
import type { FileTaken, WebhookFeed } from '#src/store/stock/feed-deliveries.ts';
import type { Context } from '#src/use-cases/context.ts';

/** How many files of one feed may wait, or be kept because they failed. */
const MOST_WAITING = 20;

/** Stands for a feed that is not there, so that refusing a message takes as long as for one that is. */
const NO_FEED = { dealership: '', name: '', keyNumber: 0 } as const;

/** The feed of this site that a message is for: the only one, or the one that is named; null when that is none or several. */
export async function findSentFeed(
  { store }: Pick<Context, 'store'>,
  { dealership, name }: { readonly dealership: string | null; readonly name: string | null },
): Promise<WebhookFeed | null> {
  const meant = (await store.webhookFeeds()).filter(
    (feed) => (dealership === null || feed.dealership === dealership) && (name === null || feed.name === name),
  );
  const [first] = meant;
  return first === undefined || meant.length > 1 ? null : first;
}

export interface SentMessage {
  readonly feed: WebhookFeed | null;
  readonly message: SignedMessage;
  readonly body: Uint8Array;
}

/** Stores a file that was sent, once for each id of its sender's, if the key of its feed has signed it; the worker imports it (ledger J7). */
export async function takeSentFile(
  { store, services }: Pick<Context, 'store' | 'services'>,
  { feed, message, body }: SentMessage,
): Promise<FileTaken | { readonly kind: 'unsigned' } | { readonly kind: 'empty' }> {
  const { signer } = services;
  const keyOf = feed ?? NO_FEED;
  const isSigned = [signer, signer.previous].some((one) => one !== null && isSignedBy(stockKey(one, keyOf), message, body));
  if (!isSigned || feed === null) return { kind: 'unsigned' };
  if (body.length === 0) return { kind: 'empty' };
  const digest = createHash('sha256').update(body).digest('base64url');
  return store.takeFeedFile({ feedId: feed.id, messageId: message.id, digest, body, most: MOST_WAITING });
}
