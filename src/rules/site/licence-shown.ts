/** The states whose law requires the dealer's licence number wherever vehicles are advertised (ledger K3). */
const REQUIRED_IN: readonly string[] = ['NSW'];

/**
 * Whether licence and repairer numbers are shown for a location: as the switch says, or else if the state requires it (ledger D8,
 * K3).
 */
export const isLicenceShown = (given: boolean | null, state: string): boolean =>
  given ?? REQUIRED_IN.includes(state.toUpperCase());
