/** An error as it may be logged: what failed and where, without the values that a visitor typed. */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: SafeError;
}

const LONGEST = 500;
const IDENTIFIERS = ['code', 'table', 'column', 'constraint'] as const;

/**
 * Takes from an error only what cannot hold personal data. A database error's `detail` repeats the refused row and messages quote values, so
 * the detail is left out and messages are masked.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? masked(error) : 'Not an Error.' };
  const facts = IDENTIFIERS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' && /^[\w.-]{1,100}$/.test(value) ? [[name, value] as const] : [];
  });
  return {
    type: error.name,
    message: masked(error.message),
    ...Object.fromEntries(facts),
    stack: frames(error.stack ?? ''),
    ...(error.cause === undefined || depth > 2 ? {} : { cause: safeError(error.cause, depth + 1) }),
  };
}

const masked = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<!\w)'[^']*'?/g, '"…"')
    .replaceAll(/(?<!\S)[^\s@]*@\S*/g, '…')
    .replaceAll(/\+?\d[\d ()-]{5,}\d/g, '…');

/** The lines of a stack that name code; the message before them may have several lines. */
const frames = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 20)
    .join('\n');
