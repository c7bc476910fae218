/** Whether a picture is a full panorama: twice as wide as high, within rounding. */
export function isPanorama({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return height > 0 && Math.abs(width / height - 2) <= 0.04;
}

/** The direction of a point of a panorama: degrees to the right of straight ahead, and degrees up. */
export function directionOf({ posX, posY }: { readonly posX: number; readonly posY: number }): {
  readonly yaw: number;
  readonly pitch: number;
} {
  return { yaw: (posX / 100 - 0.5) * 360, pitch: (0.5 - posY / 100) * 180 };
}
