import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { RoleUrls } from '#tests/store/global-setup.ts';

/** A database of one test file's own, addressed as each role sees it. */
export interface TestDatabase extends RoleUrls {
  drop(): Promise<void>;
}

/** Copies the prepared template (20 to 60 ms), so that a test file may write what it likes without another seeing it. */
export async function aDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrls');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { pathname, username } = new URL(template.owner);
  await asAdmin(`create database ${name} template ${pathname.slice(1)} owner ${username}`);
  return {
    owner: inDatabase(template.owner, name),
    app: inDatabase(template.app, name),
    platform: inDatabase(template.platform, name),
    // The server waits some seconds for connections that are just being closed; cutting them off would raise errors nobody listens to.
    drop: () => asAdmin(`drop database if exists ${name}`).catch(() => asAdmin(`drop database if exists ${name} with (force)`)),
  };
}

function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs one statement from another database than the template, which cannot be copied while anyone is connected to it. */
async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
