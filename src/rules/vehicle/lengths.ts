const METRES_IN_A_FOOT = 0.3048;
const INCHES_IN_A_FOOT = 12;

/** A length in feet as text in metres and in feet, as caravans are sold: '6.55 m (21 ft 6 in)' (ledger V7). */
export const lengthText = (feet: number | null): string | null =>
  feet === null ? null : `${(feet * METRES_IN_A_FOOT).toFixed(2)} m (${feetText(feet)})`;

/** The same where there is less room: '5.5 m (18 ft)'. */
export const shortLengthText = (feet: number): string => `${metresText(feet)} (${feetText(feet)})`;

/** A length in feet in metres alone: '5.5 m'. */
export const metresText = (feet: number): string => `${(feet * METRES_IN_A_FOOT).toFixed(1)} m`;

function feetText(feet: number): string {
  const inches = Math.round(feet * INCHES_IN_A_FOOT);
  const [whole, rest] = [Math.floor(inches / INCHES_IN_A_FOOT), inches % INCHES_IN_A_FOOT];
  return rest === 0 ? `${whole} ft` : `${whole} ft ${rest} in`;
}

/** What a feed's figure can be, as feet: some feeds send metres, centimetres or millimetres in a field that is meant for feet. */
const UNITS = [
  { name: 'feet', inFeet: 1 },
  { name: 'metres', inFeet: 1 / METRES_IN_A_FOOT },
  { name: 'centimetres', inFeet: 0.01 / METRES_IN_A_FOOT },
  { name: 'millimetres', inFeet: 0.001 / METRES_IN_A_FOOT },
] as const;
type Unit = (typeof UNITS)[number];
export type LengthUnit = Unit['name'];

/** What a body can measure, in feet. A van is never as narrow in feet as it is in metres, so its width tells the unit; a length of its own below 9.5 is metres. */
const WIDTHS = { least: 4, most: 10 };
const LENGTHS = { least: 6, most: 60 };
const LEAST_ALONE = 9.5;
/** A van is not longer than this, unless its length is written with its unit: a width in metres beside it says little about a length in feet. */
const MOST_BY_WIDTH = 45;

export interface BodySize {
  readonly bodyLength: number | null;
  readonly bodyWidth: number | null;
}

/** A length as it was written, with its unit if that was written too. */
export interface Measured {
  readonly figure: number;
  readonly unit: LengthUnit | null;
  /** The unit that its column is said to be in, for figures without one. */
  readonly headed?: LengthUnit | null;
}

/** A length in feet, and the unit it came in; nothing when no caravan measures that much. */
export interface InFeet {
  readonly feet: number | null;
  readonly unit: LengthUnit | null;
}

/** A body's length and width in feet. A unit that was written counts, then that of its column; a bare figure's is told by its size (ledger V7). */
export function measuredInFeet(length: Measured | null, width: Measured | null): { length: InFeet | null; width: InFeet | null } {
  const unitOfWidth = width === null ? null : (written(width, WIDTHS) ?? unitFor(width, WIDTHS));
  const widthInFeet = (width?.figure ?? 0) * (unitOfWidth?.inFeet ?? 0);
  const unitOfThis = length === null ? null : (written(length, LENGTHS) ?? unitOfLength(length, unitOfWidth, widthInFeet));
  return {
    length: length === null ? null : { feet: feetOf(length.figure, unitOfThis), unit: unitOfThis?.name ?? null },
    width: width === null ? null : { feet: feetOf(width.figure, unitOfWidth), unit: unitOfWidth?.name ?? null },
  };
}

/** A feed's bare body length and width in feet, whatever unit they came in; null for what no caravan measures in any unit (ledger V7). */
export function bodySizeInFeet({ bodyLength, bodyWidth }: BodySize): BodySize {
  const bare = (figure: number | null) => (figure === null ? null : { figure, unit: null });
  const { length, width } = measuredInFeet(bare(bodyLength), bare(bodyWidth));
  return { bodyLength: length?.feet ?? null, bodyWidth: width?.feet ?? null };
}

/** The unit that was written, or else that of the column, if the body can measure that much in it. */
const written = ({ figure, unit, headed = null }: Measured, sizes: typeof LENGTHS): Unit | null =>
  UNITS.find(({ name, inFeet }) => name === (unit ?? headed) && isWithin(figure * inFeet, sizes)) ?? null;

function unitOfLength({ figure: length, unit }: Measured, unitOfWidth: Unit | null, widthInFeet: number): Unit | null {
  if (unit !== null) return null;
  // No van is wider than it is long: 6.55 beside 8 feet are metres.
  const isLonger = unitOfWidth !== null && length * unitOfWidth.inFeet >= widthInFeet;
  if (isLonger && isWithin(length * unitOfWidth.inFeet, { ...LENGTHS, most: MOST_BY_WIDTH })) return unitOfWidth;
  return unitFor({ figure: length, unit }, { ...LENGTHS, least: LEAST_ALONE });
}

/** The first unit in which a body can measure a bare figure. */
const unitFor = ({ figure, unit }: Measured, sizes: typeof LENGTHS): Unit | null =>
  unit === null ? (UNITS.find(({ inFeet }) => isWithin(figure * inFeet, sizes)) ?? null) : null;

const isWithin = (feet: number, { least, most }: typeof LENGTHS) => feet >= least && feet <= most;

/** To a hundredth of a foot, which is what is stored. */
const feetOf = (figure: number, unit: Unit | null): number | null =>
  unit === null ? null : Math.round(figure * unit.inFeet * 100) / 100;
