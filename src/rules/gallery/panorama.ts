/** Whether a picture shows all there is around a seat: twice as wide as it is high, give or take the rounding of its making. */
export function isPanorama({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return height > 0 && Math.abs(width / height - 2) <= 0.04;
}

/** Where to look from the seat to see a point of a panorama: degrees to the right of straight ahead, and up. */
export function directionOf({ posX, posY }: { readonly posX: number; readonly posY: number }): {
  readonly yaw: number;
  readonly pitch: number;
} {
  return { yaw: (posX / 100 - 0.5) * 360, pitch: (0.5 - posY / 100) * 180 };
}
