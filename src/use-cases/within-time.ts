import { Script } from 'node:vm';

const script = new Script('work()');

/** What a piece of synchronous work came to, or null where it was stopped because it took longer than this. */
export function withinTime<T>(work: () => T, milliseconds: number): { readonly value: T } | null {
  try {
    return { value: script.runInNewContext({ work }, { timeout: milliseconds }) as T };
  } catch (error) {
    // The error comes from the script's own realm: it is no instance of this one's Error.
    if ((error as { readonly code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  }
}
