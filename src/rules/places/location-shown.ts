/** Whether a location may be shown: it has a name and is not hidden (ledger D1). */
export const isLocationShown = ({ name, visible }: { readonly name: string; readonly visible: boolean }): boolean =>
  visible && name.trim() !== '';

interface Phones {
  readonly phone: string | null;
  readonly landline_phone: string | null;
}

/** The number that calls a dealer: the dealership's, or else the location's mobile, or else its landline (ledger P2). */
export const dealerPhone = (dealership: { readonly phone: string | null } | null, location: Phones | null): string | null =>
  dealership?.phone ?? location?.phone ?? location?.landline_phone ?? null;
