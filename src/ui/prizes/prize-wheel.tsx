import type { WheelSlice } from '#src/rules/prizes/wheel-drawing.ts';

interface Props {
  readonly slices: readonly WheelSlice[];
  /** How far it turns, in degrees; null for a wheel that waits. */
  readonly turn: number | null;
}

const PRIZES = [
  { slice: 'fill-primary', label: 'fill-on-primary', chip: 'bg-primary text-on-primary' },
  { slice: 'fill-accent', label: 'fill-on-accent', chip: 'bg-accent text-on-accent' },
  { slice: 'fill-tint-3', label: 'fill-ink', chip: 'bg-tint-3 text-ink' },
] as const;
const NOTHING = { slice: 'fill-surface', label: 'fill-ink-2', chip: 'bg-surface text-ink-2 inset-ring inset-ring-line' } as const;

/** What each part of the wheel looks like, on the wheel and in the list beside it: two prizes that meet differ. */
export function sliceLooks(slices: readonly Pick<WheelSlice, 'isPrize'>[]) {
  let prizes = 0;
  return slices.map(({ isPrize }) => (isPrize ? (PRIZES[prizes++ % PRIZES.length] ?? NOTHING) : NOTHING));
}

/** How long it turns, in the words of SVG; the result appears after as long (prize-wheel.css). */
const TURN_TIME = '4s';

/**
 * The wheel, each prize as wide as its chance. SVG turns it by itself, so that it needs no script; for those who want less motion there is a
 * second drawing, of the wheel where it stopped.
 */
export function PrizeWheel({ slices, turn }: Props) {
  if (turn === null) return <Drawing slices={slices} angle={0} isTurning={false} />;
  return (
    <>
      <div className="motion-reduce:hidden">
        <Drawing slices={slices} angle={turn} isTurning />
      </div>
      <div className="motion-safe:hidden">
        <Drawing slices={slices} angle={turn} isTurning={false} />
      </div>
    </>
  );
}

interface DrawingProps {
  readonly slices: readonly WheelSlice[];
  readonly angle: number;
  readonly isTurning: boolean;
}

function Drawing({ slices, angle, isTurning }: DrawingProps) {
  const looks = sliceLooks(slices);
  return (
    <svg viewBox="-106 -118 212 224" aria-hidden="true" className="prize-wheel">
      <g transform={`rotate(${angle})`}>
        {isTurning && (
          <animateTransform
            attributeName="transform"
            type="rotate"
            from="0"
            to={angle}
            dur={TURN_TIME}
            calcMode="spline"
            keyTimes="0;1"
            keySplines="0.15 0.75 0.2 1"
          />
        )}
        {slices.map((slice, at) => (
          <Slice key={slice.number} slice={slice} look={looks[at] ?? NOTHING} />
        ))}
        <circle r="99" className="fill-none stroke-dark" strokeWidth="6" />
      </g>
      <circle r="20" className="fill-dark" />
      <circle r="8" className="fill-accent" />
      <path d="M-10 -117h20l-10 26z" strokeWidth="2" strokeLinejoin="round" className="fill-accent stroke-dark" />
    </svg>
  );
}

interface SliceProps {
  readonly slice: WheelSlice;
  readonly look: { readonly slice: string; readonly label: string };
}

function Slice({ slice: { path, label, number, middle }, look }: SliceProps) {
  return (
    <>
      <path d={path} className={`${look.slice} stroke-surface`} strokeWidth="1.5" />
      {label !== null && (
        <text
          x={label.x}
          y={label.y}
          transform={`rotate(${middle} ${label.x} ${label.y})`}
          textAnchor="middle"
          dominantBaseline="central"
          className={`${look.label} text-[13px] font-bold`}
        >
          {number}
        </text>
      )}
    </>
  );
}
