import type { HotspotPosition } from '#src/rules/stock/vehicle.ts';

interface Placed {
  readonly positions: readonly HotspotPosition[];
}

const isPercent = (share: number): boolean => share >= 0 && share <= 100;

/** A hotspot without positions that lie outside its picture (ledger G5). */
export function withinPicture<T extends Placed>(spot: T): T {
  return { ...spot, positions: spot.positions.filter(({ posX, posY }) => isPercent(posX) && isPercent(posY)) };
}

/** A hotspot's position in a frame, or null if it is not visible there (ledger G5). */
export function positionInFrame(spot: Placed, frame: number): HotspotPosition | null {
  return spot.positions.find(({ activeAngle }) => activeAngle === frame) ?? null;
}
