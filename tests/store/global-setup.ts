import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { prepareDatabase } from '#src/store/setup/prepare-database.ts';

/** Addresses of the prepared template database, one for each role; each test file works on a copy of it. */
export interface RoleUrls {
  readonly owner: string;
  readonly app: string;
  readonly platform: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly templateUrls: RoleUrls;
    /** The superuser's address, for copying databases only: a test that used it would see past the fences. */
    readonly adminUrl: string;
  }
}

// Nothing here outlives the run, so nothing needs to reach the disk.
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts one PostgreSQL for all store tests and prepares the database that they copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-store-'));
  // As root the server runs as another user, who must be able to pass through this folder.
  chmodSync(root, 0o755);
  const server = await startEmbedded(path.join(root, 'pg'), { flags: FORGETFUL });
  const clear = async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  try {
    const { owner, app, platform } = await prepareDatabase(server.url);
    project.provide('templateUrls', { owner, app, platform });
    project.provide('adminUrl', server.adminUrl);
  } catch (error) {
    await clear();
    throw error;
  }
  return clear;
}
