import type { Context } from '#src/use-cases/context.ts';
import { takeNotice } from '#src/use-cases/payments/take-notice.ts';
import { problemAnswer } from './problem-answer.ts';
import { bytesOf } from './read-body.ts';
import { tooManyAnswer } from './too-many-answer.ts';

/** Far more than any notice of a provider has. */
const MOST_BYTES = 256 * 1024;

/**
 * POST /api/payments/notice: the payments' provider says that something happened to a payment. What it says is stored and not believed: the worker
 * asks the provider. The signature is over the bytes that were sent, so they are read as they are.
 */
export async function takePaymentNotice(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return problemAnswer(405, 'This address only accepts POST.', { headers: { Allow: 'POST' } });
  const { services, sender } = context;
  const ip = sender?.ip ?? '';
  if (services.notices.take(ip) === null) return tooManyAnswer(services.notices.retryAfter(ip));
  const tooLarge = problemAnswer(413, 'This is too large for a notice.');
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return tooLarge;
  const body = await bytesOf(request, MOST_BYTES);
  if (body === null) return tooLarge;
  const notice = services.payments.readNotice(body, request.headers.get('stripe-signature') ?? '');
  if (notice === null) return problemAnswer(400, 'The signature of this notice is wrong or too old.');
  if (notice !== 'other') await takeNotice(context, notice);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
