/** Whether a location may be shown: it has a name and is not hidden (ledger D1). */
export const isLocationShown = ({ name, visible }: { readonly name: string; readonly visible: boolean }): boolean =>
  visible && name.trim() !== '';

interface Phones {
  readonly phone: string | null;
  readonly landlinePhone: string | null;
}

/** The number a dealer is called by: the dealership's, else its location's mobile, else the landline (ledger P2). */
export const dealerPhone = (dealership: { readonly phone: string | null } | null, location: Phones | null): string | null =>
  dealership?.phone ?? location?.phone ?? location?.landlinePhone ?? null;
