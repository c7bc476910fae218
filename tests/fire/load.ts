import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What visitors saw. */
export interface LoadCount {
  requests: number;
  /** Each request that got no whole answer, or one that says the server failed. */
  readonly failed: string[];
  /** What was written in each lead that was acknowledged. */
  readonly leads: string[];
}

export interface Load {
  readonly count: LoadCount;
  stop(): Promise<void>;
}

const PAUSE_MS = 40;
/** One in so many requests sends a lead. */
const LEAD_EACH = 4;

/** Visitors who go on asking for pages, searching and sending leads, each on a connection that stays open. None of them tries anything twice. */
export function startLoad(port: number, host: string, visitors: number, paths: readonly string[]): Load {
  const count: LoadCount = { requests: 0, failed: [], leads: [] };
  const stopping = new AbortController();
  const visit = async (from: number) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = from; !stopping.signal.aborted; at += 1) {
      const isLead = at % LEAD_EACH === 0;
      const path = isLead ? '/api/leads' : (paths[at % paths.length] ?? '/');
      const message = randomUUID();
      count.requests += 1;
      try {
        const answer = await ask(agent, { port, host, path, ...(isLead && { lead: message }) });
        if (answer.status >= 400) count.failed.push(`${path} was answered with ${answer.status}: ${answer.text.slice(0, 200)}`);
        else if (isLead) count.leads.push(message);
      } catch (error) {
        count.failed.push(`${path} was dropped: ${error instanceof Error ? error.message : String(error)}`);
      }
      await wait(PAUSE_MS);
    }
    agent.destroy();
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)));
  return {
    count,
    async stop() {
      stopping.abort();
      await visiting;
    },
  };
}

interface Ask {
  readonly port: number | string;
  readonly host: string;
  readonly path: string;
  /** What is written in the lead that is sent. */
  readonly lead?: string;
}

/** One request and its whole answer. */
export function ask(agent: http.Agent | false, { port, host, path, lead }: Ask): Promise<{ status: number; text: string }> {
  const body =
    lead === undefined
      ? null
      : JSON.stringify({
          form: 'contact',
          name: 'Sam',
          last_name: 'Lee',
          email: 'sam@shopper.example',
          phone: '0400 000 001',
          message: lead,
        });
  const headers = {
    host,
    ...(body !== null && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': lead,
    }),
  };
  return new Promise((resolve, reject) => {
    const method = body === null ? 'GET' : 'POST';
    const request = http.request({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more: string) => (text += more));
      answer.once('error', reject);
      answer.once('end', () =>
        answer.complete ? resolve({ status: answer.statusCode ?? 0, text }) : reject(new Error('cut off')),
      );
    });
    request.once('error', reject);
    request.end(body ?? undefined);
  });
}
