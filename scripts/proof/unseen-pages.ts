import { addressList, matchAddress } from '#src/rules/addresses/match-address.ts';
import type { TestRun } from './test-run.ts';

/** Pages that answer a developer's own machine only. */
const FOR_DEVELOPERS = '__';

/** The kinds of page that no test which passed has checked for accessibility on a phone, or on a desktop. A sentence each. */
export function unseenPages(runs: readonly TestRun[]): readonly string[] {
  const passed = runs.filter(({ outcome }) => outcome === 'passed');
  const pages = addressList.filter(({ kind, path }) => kind === 'page' && !path.startsWith(FOR_DEVELOPERS));
  // Addresses of one module are one kind of page.
  const modules = Map.groupBy(pages, ({ module }) => module);
  return (['phone', 'desktop'] as const).flatMap((screen) => {
    const paths = new Set(passed.flatMap(({ looked }) => looked?.[screen] ?? []));
    const seen = new Set([...paths].map((path) => matchAddress(path)?.address.module));
    return [...modules]
      .filter(([module]) => !seen.has(module))
      .map(([, [page]]) => `No test checks the page /${page?.path} for accessibility on a ${screen}.`);
  });
}
