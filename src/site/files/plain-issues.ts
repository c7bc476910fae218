import type { z } from 'zod';

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
