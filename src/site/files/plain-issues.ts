import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What is wrong, one by one. Where a value may be one of several things, zod says only that it is none of them: what is told instead is what is
 * wrong with the thing it is most like, so that whoever wrote it learns the key and the reason (ledger P4).
 */
export function plainIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const likest = issue.errors.toSorted((one, other) => depth(other) - depth(one))[0] ?? [];
    if (depth(likest) === 0) return [issue];
    return plainIssues(likest).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });
}

/** How far into the value its first fault lies: a text that should be a list is wrong at once. */
const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));
