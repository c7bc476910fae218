interface Fuelled {
  readonly itemType: string;
  readonly simpleFuel: string | null;
  readonly fuel: string | null;
}

/** Whether driving is paid for at the pump or at the socket. */
export type FuelKind = 'fuel' | 'electric';

/** What a vehicle's running cost is measured in: electric cars use no fuel, and a caravan has none of its own (ledger M13). */
export function fuelKind({ itemType, simpleFuel, fuel }: Fuelled): FuelKind | null {
  if (itemType !== 'car') return null;
  return (simpleFuel ?? fuel ?? '').trim().toLowerCase() === 'electric' ? 'electric' : 'fuel';
}
