import { canonicalHost, type HostMode, hostName, localHost } from '#src/rules/site/site-hosts.ts';
import type { Database } from '#src/store/connect.ts';
import { listServedSites } from '#src/store/site/sites.ts';
import { DIRECTORY, readVersions, versionKey } from '#src/store/site/versions.ts';

/** What is known of every site, loaded or not. */
export interface SiteEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly canonicalHost: string;
}

interface Listed {
  readonly version: string;
  readonly sites: readonly SiteEntry[];
  readonly byHost: ReadonlyMap<string, SiteEntry>;
}

/** All sites and their hosts, in memory; replaced as one when the list changes. */
export class Directory {
  readonly #db: Database;
  readonly #mode: HostMode;
  #listed: Listed | null = null;

  constructor(db: Database, mode: HostMode) {
    this.#db = db;
    this.#mode = mode;
  }

  get isLoaded(): boolean {
    return this.#listed !== null;
  }

  /** Whether this is a developer's machine, whose own host lists the sites; elsewhere no site is named to a stranger (ledger P1). */
  get isLocal(): boolean {
    return this.#mode === 'local';
  }

  get sites(): readonly SiteEntry[] {
    return this.#listed?.sites ?? [];
  }

  /** The site of a Host header, or null. */
  siteOf(header: string): SiteEntry | null {
    const byHost = this.#listed?.byHost;
    // Most headers are names as they are written here already.
    return byHost?.get(header) ?? byHost?.get(hostName(header)) ?? null;
  }

  /** Reads the list again if it has changed. */
  async refresh(): Promise<void> {
    const version = (await readVersions(this.#db, [DIRECTORY])).get(versionKey(DIRECTORY)) ?? '0';
    if (this.#listed?.version === version) return;
    const served = await listServedSites(this.#db, 'name');
    const sites = served.map((site) => ({ ...site, canonicalHost: canonicalHost(site, this.#mode) }));
    const byHost = new Map(
      sites.flatMap((site) => [...site.domains, localHost(site.slug)].map((host): [string, SiteEntry] => [host, site])),
    );
    this.#listed = { version, sites, byHost };
  }
}
