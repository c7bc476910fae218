import { postOutside } from '#src/adapters/outside/post-outside.ts';
import { PostRefused } from '#src/adapters/outside/post-refused.ts';
import type { BodyTemplate } from './body-template.ts';
import type { GatewayHeaders } from './gateway-headers.ts';
import { SmsRefused, type SmsSender } from './sms.ts';

export interface GatewayOptions {
  readonly url: string;
  readonly headers: GatewayHeaders;
  readonly template: BodyTemplate;
  /** Whether the gateway may be on this machine, and without https: for development and tests. */
  readonly allowsLoopback: boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** A gateway answers with an id or a reason; a longer answer is not a gateway's. */
const MOST_ANSWER_BYTES = 64 * 1024;

/** Sends through an HTTP gateway: one attempt, with a time limit. Only a whole 2xx answer means that it was accepted. */
export function httpGateway({ url, headers, template, allowsLoopback, timeoutMs = TIMEOUT_MS }: GatewayOptions): SmsSender {
  const options = { name: 'SMS gateway', allowsLoopback, timeoutMs, mostAnswerBytes: MOST_ANSWER_BYTES };
  return {
    async send(message) {
      const { type, body } = template(message);
      const own = { 'Content-Type': type, ...headers, 'Idempotency-Key': message.id };
      // Without the cause: what failed underneath may quote the answer, and a gateway's answer may repeat what it was sent.
      await postOutside({ url, headers: own, body }, options).catch((error: unknown) => {
        if (!(error instanceof PostRefused))
          throw new SmsRefused('The text message could not be sent.', { mayHaveArrived: true });
        throw new SmsRefused(error.message, { mayHaveArrived: error.mayHaveArrived });
      });
    },
  };
}
