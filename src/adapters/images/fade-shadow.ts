/** The shares of a picture's width and height over which a shadow fades out towards its edge. */
const FADES = { side: 0.14, foot: 0.06 } as const;
/** Below this opacity a pixel is shadow, or the very edge of the vehicle. */
const SOLID = 250;

/** Lets the shadow of a cut-out fade out before the picture ends: in front of a page it would be cut off there. Changes the pixels, four bytes each. */
export function fadeShadow(cutOut: Buffer, width: number, height: number): Buffer {
  const sides = Float32Array.from({ length: width }, (_, x) => smooth(Math.min(x, width - 1 - x) / (width * FADES.side)));
  for (let y = 0; y < height; y++) {
    const foot = smooth((height - 1 - y) / (height * FADES.foot));
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4 + 3;
      const opacity = cutOut[at] ?? 0;
      if (opacity > 0 && opacity < SOLID) cutOut[at] = Math.round(opacity * foot * (sides[x] ?? 1));
    }
  }
  return cutOut;
}

/** From 0 to 1 without a corner at either end. */
const smooth = (share: number): number => {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
};
