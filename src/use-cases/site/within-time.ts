import { createContext, Script } from 'node:vm';

const script = new Script('work()');
const realm: { work?: () => unknown } = {};
createContext(realm);

/** What a piece of synchronous work came to, or null where it was stopped because it took longer than this. */
export function withinTime<T>(work: () => T, milliseconds: number): { readonly value: T } | null {
  realm.work = work;
  try {
    return { value: script.runInContext(realm, { timeout: milliseconds }) as T };
  } catch (error) {
    // The error comes from the script's own realm: it is no instance of this one's Error.
    if ((error as { readonly code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  } finally {
    delete realm.work;
  }
}
