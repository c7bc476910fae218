/** The box that the logos of all makes are drawn in. */
export const MARK_BOX = { width: 128, height: 64 } as const;

/** The area that every logo covers: a square one of 53, a word of 118 by 24. */
const AREA = 2800;
const MOST = { width: 124, height: 58 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a logo stands in the box, centred: logos of any shape cover the same area, so that none looks larger than its neighbours. */
export function markPlace(ratio: number): Place {
  const width = Math.min(Math.sqrt(AREA * ratio), MOST.width, MOST.height * ratio);
  const height = width / ratio;
  return { x: (MARK_BOX.width - width) / 2, y: (MARK_BOX.height - height) / 2, width, height };
}
