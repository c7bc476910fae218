/** The length of the gauge's arc in the drawing's units: its dashes are counted in it (ledger M10). */
const GAUGE_LENGTH = 515;
/** The gauge opens this many degrees to either side of upright. */
const GAUGE_ANGLE = 145;
/** An arc with less than a fifth of colour would look broken; the needle still points to the true place. */
const LEAST_FILL = 0.2;

/** How a gauge is drawn: how much of its arc has colour, and where its needle points in degrees from upright. */
export interface GaugeDrawing {
  readonly dash: number;
  readonly angle: number;
}

/** The drawing of a fill from 0 to 1 (ledger M10). */
export function gaugeDrawing(fill: number): GaugeDrawing {
  const within = Math.max(0, Math.min(1, fill));
  return { dash: GAUGE_LENGTH * Math.max(LEAST_FILL, within), angle: (within * 2 - 1) * GAUGE_ANGLE };
}
