import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from '#tests/attacks/campaign/http-client.ts';

/** What shoppers who go on sending leads were told. */
export interface LeadCount {
  /** What was written in each lead that was acknowledged. */
  readonly acknowledged: string[];
  /** How often one was refused with 503 and told when to try again. */
  refused: number;
  /** How often there was no answer, as while a process dies. */
  unanswered: number;
  /** Every other answer. */
  readonly wrong: string[];
}

export interface SteadyLeads {
  readonly count: LeadCount;
  /** Takes no new lead; each that was begun is sent until it is acknowledged. */
  stop(): Promise<void>;
}

/** Whether an answer says that the server cannot do it now, and when to try again. */
export const saysLater = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean =>
  status === 503 && /^\d+$/.test(headers['retry-after'] ?? '');

export const leadOf = (message: string) => ({
  form: 'contact',
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam@shopper.example',
  phone: '0400 000 001',
  message,
});

/** Several shoppers who send one lead after the other. Like a browser each sends a lead again, under the same key, until it is acknowledged. */
export function steadyLeads(port: string, host: string, shoppers: number, pauseMs = 50): SteadyLeads {
  const count: LeadCount = { acknowledged: [], refused: 0, unanswered: 0, wrong: [] };
  const stopping = new AbortController();
  const sendUntilTaken = async () => {
    const message = randomUUID();
    for (;;) {
      const answer = await ask(Number(port), '/api/leads', {
        method: 'POST',
        body: JSON.stringify(leadOf(message)),
        headers: { host, 'content-type': 'application/json', 'idempotency-key': message },
        timeoutMs: 20_000,
      });
      if (answer.status === 201 || answer.status === 200) return void count.acknowledged.push(message);
      if (saysLater(answer)) count.refused += 1;
      else if (answer.status === 0) count.unanswered += 1;
      else count.wrong.push(`${answer.status} ${answer.text.slice(0, 200)}`);
      await wait(pauseMs);
    }
  };
  const sending = Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (!stopping.signal.aborted) {
        await sendUntilTaken();
        await wait(pauseMs);
      }
    }),
  );
  return {
    count,
    async stop() {
      stopping.abort();
      await sending;
    },
  };
}

/** Those of a list that are in it more than once. */
export function repeated(all: readonly string[]): string[] {
  const seen = new Set<string>();
  return all.filter((one) => seen.size === seen.add(one).size);
}
