import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { childOf, until } from './processes.ts';
import { type RunningForecourt, startForecourt } from './running-forecourt.ts';

/** What a campaign is told to do. */
export interface CampaignOrder {
  readonly settings: Readonly<Record<string, string>> & { readonly PORT: string; readonly DATA_DIR: string };
  readonly host: string;
  readonly leadsPerSecond: number;
  /** How often a process of Forecourt is killed, by turns the web, the worker and now and then all of it. */
  readonly kills: number;
  /** For at least how long leads are sent. */
  readonly seconds: number;
}

/** What it counted: the leads that Forecourt acknowledged, each by what was written in it. */
export interface CampaignCount {
  readonly acknowledged: readonly { readonly message: string; readonly leadId: string }[];
  readonly kills: number;
  readonly seconds: number;
}

/** After so many kills the whole of Forecourt is killed and started anew; its own restarts would come ever more slowly. */
const KILLS_A_LIFE = 6;

/**
 * A process of its own that posts leads to a real Forecourt, kills its processes meanwhile, and keeps the only count of what was
 * acknowledged. Like a browser it sends a lead again, under the same key, until there is an answer.
 */
async function campaign({ settings, host, leadsPerSecond, kills, seconds }: CampaignOrder): Promise<CampaignCount> {
  const acknowledged: { message: string; leadId: string }[] = [];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const underWay = new Set<Promise<void>>();
  const rest = new AbortController();
  let life = await begun(settings);
  const began = performance.now();

  const sendOne = async () => {
    const message = randomUUID();
    for (let leadId: string | null = null; leadId === null; await wait(leadId === null ? 100 : 0)) {
      leadId = await posted(agent, settings.PORT, host, message).catch(() => null);
      if (leadId !== null) acknowledged.push({ message, leadId });
    }
  };
  const sending = (async () => {
    for (let sent = 0; !rest.signal.aborted; sent += 1) {
      const one = sendOne().finally(() => underWay.delete(one));
      underWay.add(one);
      await wait(Math.max(0, began + ((sent + 1) * 1000) / leadsPerSecond - performance.now()));
    }
  })();

  let killed = 0;
  for (; killed < kills; killed += 1) {
    // In the middle of things: only once leads flow again.
    const before = acknowledged.length;
    await until('leads are acknowledged again', () => acknowledged.length >= before + Math.ceil(leadsPerSecond / 5));
    if (killed % KILLS_A_LIFE === KILLS_A_LIFE - 1) {
      life.process.kill('SIGKILL');
      await life.ended();
      life = await begun(settings);
    } else {
      const name = killed % 2 === 0 ? 'web' : 'worker';
      const victim = await until(`there is a ${name}`, () => childOf(settings.DATA_DIR, name));
      process.kill(victim.pid, 'SIGKILL');
      await until(`there is another ${name}`, () => {
        const now = childOf(settings.DATA_DIR, name);
        return now !== null && now.pid !== victim.pid;
      });
    }
  }
  await wait(Math.max(0, began + seconds * 1000 - performance.now()));
  rest.abort();
  await sending;
  await Promise.all(underWay);
  agent.destroy();
  process.once('message', () => {
    life.process.kill('SIGTERM');
    void life.ended().then(() => process.exit(0));
  });
  return { acknowledged, kills: killed, seconds: (performance.now() - began) / 1000 };
}

async function begun(settings: CampaignOrder['settings']): Promise<RunningForecourt> {
  const forecourt = startForecourt(settings);
  await forecourt.ready();
  return forecourt;
}

/** Posts one lead; gives its id, or null when there was no acknowledgement. */
function posted(agent: http.Agent, port: string, host: string, message: string): Promise<string | null> {
  const body = JSON.stringify({
    form: 'contact',
    name: 'Sam',
    last_name: 'Lee',
    email: 'sam@shopper.example',
    phone: '0400 000 001',
    message,
  });
  const headers = {
    host,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': message,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: '/api/leads', method: 'POST', agent, headers, timeout: 10_000 },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (more: string) => {
          text += more;
        });
        answer.once('error', reject);
        answer.once('end', () => {
          const isTaken = answer.complete && (answer.statusCode === 200 || answer.statusCode === 201);
          if (!isTaken && answer.statusCode !== undefined && answer.statusCode >= 400 && answer.statusCode < 500)
            process.stderr.write(`A lead was refused: ${answer.statusCode} ${text}\n`);
          resolve(isTaken ? (JSON.parse(text) as { lead_id: string }).lead_id : null);
        });
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', reject);
    request.end(body);
  });
}

process.once('message', (order: CampaignOrder) => {
  campaign(order).then(
    (count) => process.send?.(count),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
