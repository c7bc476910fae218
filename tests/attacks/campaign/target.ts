import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { processesOf, until } from '#tests/faults/processes.ts';
import { type Answer, type Asking, ask } from './http-client.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What the `forecourt` command came to. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a lead that was sent came to. */
export interface SentLead extends Answer {
  readonly leadId: string | null;
  /** The Cookie header of the visitor who sent it. */
  readonly cookie: string;
}

/** A lead's fields, and how it is sent. */
export interface LeadAsking {
  /** The visitor's network address; one that nobody else has unless it is stated. */
  readonly address?: string;
  readonly cookie?: string;
}

/** How long the campaign is: the whole of it, or the short form that is part of `npm test`. */
export type CampaignForm = 'whole' | 'short';

let addresses = 0;
let people = 0;

/** A network address that no attack has used yet. */
export function freshAddress(): string {
  addresses += 1;
  return `11.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Someone who has sent nothing yet. */
export function freshPerson() {
  people += 1;
  const digits = String(people).padStart(6, '0');
  return {
    name: 'Sam',
    last_name: 'Lee',
    email: `sam.${people}@shopper.example`,
    phone: `0400 ${digits.slice(0, 3)} ${digits.slice(3)}`,
  };
}

/** A running Forecourt as an attacker and a judge see it. */
export class Target {
  readonly port: number;
  readonly dataDir: string;
  readonly sitesDir: string;
  /** The sites it serves. */
  readonly sites: readonly string[];
  readonly form: CampaignForm;

  constructor(given: Pick<Target, 'port' | 'dataDir' | 'sitesDir' | 'sites' | 'form'>) {
    this.port = given.port;
    this.dataDir = given.dataDir;
    this.sitesDir = given.sitesDir;
    this.sites = given.sites;
    this.form = given.form;
  }

  /** A count for the whole form, or the smaller one for the short form. */
  count(whole: number, short: number): number {
    return this.form === 'whole' ? whole : short;
  }

  hostOf(site: string): string {
    return `${site}.localhost:${this.port}`;
  }

  /** Asks a site, as a visitor with an address of their own behind the trusted proxy. */
  ask(site: string, address: string, { headers = {}, ...asking }: Asking = {}): Promise<Answer> {
    const own = { host: this.hostOf(site), 'x-forwarded-for': freshAddress(), ...headers };
    return ask(this.port, address, { ...asking, headers: own });
  }

  /** Sends a lead by the interface. */
  async lead(site: string, fields: Readonly<Record<string, unknown>>, sent: LeadAsking = {}): Promise<SentLead> {
    const answer = await this.ask(site, '/api/leads', {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: {
        'content-type': 'application/json',
        ...(sent.address === undefined ? {} : { 'x-forwarded-for': sent.address }),
        ...(sent.cookie === undefined ? {} : { cookie: sent.cookie, origin: `http://${this.hostOf(site)}` }),
      },
    });
    const isTaken = answer.status === 201 || answer.status === 200;
    const leadId = isTaken ? (JSON.parse(answer.text) as { lead_id: string }).lead_id : null;
    const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? sent.cookie ?? '';
    return { ...answer, leadId, cookie };
  }

  /** The addresses of vehicles of a site that are for sale. */
  async cars(site: string, most = 21): Promise<{ readonly id: number; readonly path: string }[]> {
    const found: { id: number; path: string }[] = [];
    for (let page = 1; found.length < most; page += 1) {
      const { hits } = JSON.parse((await this.ask(site, `/api/search?page=${page}`)).text) as {
        hits: { id: number; path: string; available: boolean }[];
      };
      if (hits.length === 0) break;
      found.push(...hits.filter(({ available }) => available));
    }
    return found.slice(0, most);
  }

  /** Asks the database as its owner, who is fenced nowhere. */
  async query<T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: await this.ownerUrl() });
    await client.connect();
    try {
      return (await client.query<T>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  async ownerUrl(): Promise<string> {
    return (await runningEmbedded(this.dataDir))?.url ?? '';
  }

  /** Waits until every delivery has been made or tried; those of a lead that is held as spam wait for a person. */
  async settled(): Promise<void> {
    await until('every delivery has been tried', async () => {
      const [left] = await this.query<{ count: string }>(
        `select count(*) from delivery d join lead l on l.id = d.lead_id
         where d.state = 'waiting' and d.attempts = 0 and not l.is_spam`,
      );
      return left?.count === '0';
    });
  }

  /** Every letter in the mailbox to someone at one of these addresses. */
  async emailsTo(isMeant: (address: string) => boolean): Promise<Email[]> {
    const folder = path.join(this.dataDir, 'mailbox');
    const files = filesBelow(folder).filter((name) => name.endsWith('.eml'));
    const letters = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))));
    return letters.filter(({ to }) => to?.some(({ address = '' }) => isMeant(address)) === true);
  }

  /** The process number of the web. */
  webPid(): number {
    return processesOf(this.dataDir).find(({ command }) => command.includes('src/server/web.ts'))?.pid ?? 0;
  }

  /** Runs the `forecourt` command beside the server, as an operator would. */
  forecourt(words: readonly string[], sitesDir = this.sitesDir): Promise<Ran> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [path.join(ROOT, 'src/cli/forecourt.ts'), ...words],
        {
          cwd: ROOT,
          timeout: 60_000,
          env: {
            PATH: process.env.PATH,
            HOME: process.env.HOME,
            DATA_DIR: this.dataDir,
            SITES_DIR: sitesDir,
            PORT: String(this.port),
          },
        },
        (error, stdout, stderr) =>
          resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, stdout, stderr }),
      );
    });
  }
}

/** The files below a folder, by their path in it; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}
