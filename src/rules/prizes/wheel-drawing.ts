import { totalChance, type WheelPart } from './prize-wheel.ts';

/** A part of the wheel as it is drawn: as wide as its chance, from the top and clockwise. Angles in degrees. */
export interface WheelSlice {
  readonly number: number;
  readonly path: string;
  readonly isPrize: boolean;
  /** Where its number stands; null when the slice is too narrow for it. */
  readonly label: { readonly x: number; readonly y: number } | null;
  readonly middle: number;
}

const RADIUS = 100;
const LABEL_RADIUS = 80;
/** Narrower slices have no room for a number. */
const NARROWEST = 7;
const TURNS = 5;

export function wheelSlices(parts: readonly WheelPart[]): WheelSlice[] {
  const total = totalChance(parts);
  let before = 0;
  return parts.map(({ chance, isPrize }, number) => {
    const from = (before / total) * 360;
    before += chance;
    const to = (before / total) * 360;
    const middle = (from + to) / 2;
    return {
      number: number + 1,
      path: slicePath(from, to),
      isPrize,
      label: to - from < NARROWEST ? null : pointAt(middle, LABEL_RADIUS),
      middle,
    };
  });
}

/** How far the wheel turns until the pointer at its top is at the middle of a slice. */
export const wheelTurn = ({ middle }: Pick<WheelSlice, 'middle'>): number => TURNS * 360 - middle;

function slicePath(from: number, to: number): string {
  // An arc cannot lead back to where it begins.
  if (to - from >= 360) return `M0 -${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 -${RADIUS}Z`;
  const [start, end] = [pointAt(from, RADIUS), pointAt(to, RADIUS)];
  return `M0 0L${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}Z`;
}

function pointAt(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(Math.sin(angle) * radius), y: rounded(-Math.cos(angle) * radius) };
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
