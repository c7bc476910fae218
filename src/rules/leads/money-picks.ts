/** The budgets to pick from, in dollars (ledger L6). */
export function moneyPicks(range: 'to-70000' | 'to-800000'): readonly number[] {
  return range === 'to-800000' ? steps(300_000, 800_000, 100_000) : steps(5_000, 70_000, 5_000);
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, at) => from + at * by);
}
