/** A car is traded in once: an offer that a paid purchase of another vehicle uses cannot be put towards this one (ledger R3). */
export const canPutTowards = ({ usedFor }: { readonly usedFor: readonly number[] }, vehicleId: number): boolean =>
  usedFor.every((id) => id === vehicleId);
