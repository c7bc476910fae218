/** What a list states of the assumptions of its estimates: theirs, if all assume the same; null without estimates (ledger K2). */
export function estimateNote(assumptions: readonly string[]): string | null {
  const [assumes] = assumptions;
  if (assumes === undefined) return null;
  return assumptions.every((other) => other === assumes)
    ? `Estimates assume: ${assumes}`
    : 'Estimates are samples. Open a listing to see what its estimate is based on.';
}
