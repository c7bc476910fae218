import type { HotspotPosition } from '../stock/vehicle.ts';

interface Placed {
  readonly positions: readonly HotspotPosition[];
}

const isPercent = (share: number): boolean => share >= 0 && share <= 100;

/** A hotspot without the positions that lie outside its picture (ledger G5). */
export function insidePicture<T extends Placed>(spot: T): T {
  return { ...spot, positions: spot.positions.filter(({ posX, posY }) => isPercent(posX) && isPercent(posY)) };
}

/** Where a hotspot stands in the frame that is shown, or null where it cannot be seen (ledger G5). */
export function placeInFrame(spot: Placed, frame: number): HotspotPosition | null {
  return spot.positions.find(({ activeAngle }) => activeAngle === frame) ?? null;
}
