import { readFileSync } from 'node:fs';
import { RUN_FILE } from '#tests/e2e/address.ts';

/** The folders of the server that the tests run against. */
export interface ServerRun {
  readonly dataDir: string;
  /** All that the server has printed: its log, a line of JSON each, among the words for the person who started it. */
  readonly log: string;
}

/** Finds the folders of the running test server. */
export function serverRun(): ServerRun {
  return JSON.parse(readFileSync(RUN_FILE, 'utf8')) as ServerRun;
}
