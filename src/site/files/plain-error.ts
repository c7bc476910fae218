import type { z } from 'zod';

/**
 * What is wrong with a value, for the author of the file: what is expected and what is there instead (ledger P4). Zod's own
 * messages are for programmers. Undefined if a schema's own message is better.
 */
export function plainError(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, issue.input);
    case 'unrecognized_keys':
      return ofKeys(issue.keys, issue.inst);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return ofChoice(issue.errors);
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? 'must not be empty'
        : `must ${verb(issue.origin)} at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must ${verb(issue.origin)} at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'custom':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return undefined;
  }
}

/** The same for a value that must not be repeated: only what is expected. */
export function plainErrorOfSecret(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_type' ? `must be ${TYPES[issue.expected] ?? issue.expected}` : plainError(issue);
}

const FORMATS: Readonly<Record<string, string>> = {
  url: 'must be an https address such as https://www.example.com.au/',
  datetime: 'must be a date and time such as 2026-07-01T00:00:00+10:00',
  date: 'must be a date such as 2026-07-01',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

function ofType(expected: string, input: unknown): string {
  const wanted = TYPES[expected] ?? expected;
  return input === undefined ? `is missing: it must be ${wanted}` : `must be ${wanted}, not ${shown(input)}`;
}

/** A value as in the file, cut if it is long. */
function shown(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'an object';
  const text = JSON.stringify(input);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

const oneOf = (values: readonly unknown[]): string => {
  const words = values.map(String).join(', ');
  return values.length === 1 ? `must be ${words}` : `must be one of ${words}`;
};

/** The allowed values of a union; a fault inside one of its alternatives is reported for that alternative. */
function ofChoice(errors: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const values = errors.flat().flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  return values.length === 0 ? undefined : oneOf(values);
}

function ofKeys(keys: readonly string[], schema: z.core.$ZodRawIssue['inst']): string {
  const known = Object.keys((schema?._zod.def as { shape?: object } | undefined)?.shape ?? {}).filter(
    (name) => name !== '$schema',
  );
  const plain = (name: string) => name.replaceAll(/[-_]/g, '').toLowerCase();
  const near = known.find((name) => keys.some((key) => plain(key) === plain(name)));
  const quoted = keys.map((key) => JSON.stringify(key)).join(', ');
  if (near !== undefined) return `${quoted} is not known here; did you mean ${near}?`;
  return `${quoted} is not known here${known.length === 0 ? '' : `; known are ${known.join(', ')}`}`;
}

const verb = (origin: string): string => (['string', 'array', 'set'].includes(origin) ? 'have' : 'be');
const unit = (origin: string): string => (origin === 'string' ? ' characters' : '');

type Issue = z.core.$ZodIssue;

/**
 * The issues one by one. For a union, zod says only that no alternative matches; instead this reports what is wrong with the
 * alternative that is closest, so that the author learns the key and the reason (ledger P4).
 */
export function plainIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const likest = issue.errors.toSorted((one, other) => depth(other) - depth(one))[0] ?? [];
    if (depth(likest) === 0) return [issue];
    return plainIssues(likest).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });
}

/** How deep in the value the first fault is: a text that should be a list fails at once. */
const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));
