import { numberText } from '#src/rules/text/number-text.ts';

const SCALE = { min: 10, max: 1000, step: 10 };

interface Props {
  readonly km: number;
  readonly onMove: (km: number) => void;
}

/** Kilometres a week, on a slider; more than its maximum can be typed. */
export function DistanceSlider({ km, onMove }: Props) {
  const at = Math.min(SCALE.max, Math.max(SCALE.min, km));
  const share = (at - SCALE.min) / (SCALE.max - SCALE.min);
  return (
    <div className="range" style={{ '--from': 0, '--to': share } as React.CSSProperties}>
      <input
        type="range"
        aria-label="Weekly distance, slider"
        aria-valuetext={`${numberText(at)} km`}
        {...SCALE}
        value={at}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
