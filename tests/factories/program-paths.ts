import { addressList } from '#src/rules/addresses/match-address.ts';

/** A path that a program asks for, and the one method it takes where it takes only one. */
export interface ProgramPath {
  readonly path: string;
  readonly takes: 'GET' | 'POST' | null;
}

/** Every path that programs ask a site for, by the table of addresses. Parts left open are filled with a word that names nothing. */
export const PROGRAM_PATHS: readonly ProgramPath[] = addressList
  .filter(({ kind }) => kind === 'api' || kind === 'direct' || kind === 'file')
  .map(({ path, method }) => ({ path: `/${path.replaceAll(/:\w+\??|\*/g, 'nothing')}`, takes: method ?? null }));
