/** The length of the gauge's arc in drawing units, for its dashes (ledger M10). */
const GAUGE_LENGTH = 515;
/** The gauge spans this many degrees to either side of upright. */
const GAUGE_ANGLE = 145;
/** An arc with less than a fifth coloured would look broken; the needle still points to the true value. */
const LEAST_FILL = 0.2;

/** How a gauge is drawn: how much of its arc is coloured, and where its needle points in degrees from upright. */
export interface GaugeDrawing {
  readonly dash: number;
  readonly angle: number;
}

export function gaugeDrawing(fill: number): GaugeDrawing {
  const within = Math.max(0, Math.min(1, fill));
  return { dash: GAUGE_LENGTH * Math.max(LEAST_FILL, within), angle: (within * 2 - 1) * GAUGE_ANGLE };
}
