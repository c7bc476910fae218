/** One test as its runner reported it. */
export interface TestRun {
  readonly file: string;
  /** The names around it, outermost first, and its own name last. */
  readonly names: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What its runner said of its failure. */
  readonly why?: string;
}
