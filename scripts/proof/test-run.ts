/** One test as its runner reported it. */
export interface TestRun {
  readonly file: string;
  /** The names around it, outermost first, and its own name last. */
  readonly names: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What its runner said of its failure. */
  readonly why?: string;
  /** The pages that it had checked for accessibility: their paths, by the width they were shown at. */
  readonly looked?: { readonly phone: readonly string[]; readonly desktop: readonly string[] };
}
