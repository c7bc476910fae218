import { problemAnswer } from '#src/http/problem-answer.ts';
import type { Directory } from '#src/showroom/directory.ts';
import { WindowLimit } from '#src/use-cases/limits/limit-rate.ts';
import type { Origin } from './trusted-request.ts';

/** A proxy asks once for a host before it gets a certificate; more than this is a flood of made-up names. */
const MOST_A_MINUTE = 3_000;
const MINUTE = 60_000;
/** The longest name that the domain name system has. */
const LONGEST = 253;

/**
 * Tells a proxy whether it may get a certificate for a host, as Caddy asks with ?domain=: 200 for a host of a site that is served, 404 for
 * any other. Only this machine and trusted proxies are answered, and nothing that they forward for somebody else.
 */
export class CertificateCheck {
  readonly #directory: Pick<Directory, 'siteOf' | 'isLocal'>;
  readonly #limit: WindowLimit;

  constructor(directory: Pick<Directory, 'siteOf' | 'isLocal'>, now: () => number) {
    this.#directory = directory;
    this.#limit = new WindowLimit(MOST_A_MINUTE, MINUTE, now);
  }

  answer({ url, isOwn }: Pick<Origin, 'url' | 'isOwn'>): Response {
    if (!isOwn) return problemAnswer(404, 'There is nothing at this address.');
    if (this.#limit.take('all', 1) === null)
      return problemAnswer(429, 'Too many hosts were checked; try again in a minute.', { headers: { 'Retry-After': '60' } });
    const domain = (url.searchParams.get('domain') ?? '').toLowerCase();
    return this.#isServed(domain) ? new Response('ok\n') : problemAnswer(404, 'No site is served at this host.');
  }

  #isServed(domain: string): boolean {
    // A port is no part of a name, and no authority certifies names that exist on one machine only.
    if (domain.length > LONGEST || !/^[a-z0-9.-]+$/.test(domain)) return false;
    return (this.#directory.isLocal || !domain.endsWith('.localhost')) && this.#directory.siteOf(domain) !== null;
  }
}
