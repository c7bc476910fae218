import { PointList } from '#src/ui/kit/point-list.tsx';
import { TowCaution } from '#src/ui/tow/tow-caution.tsx';
import { TowInvite } from '#src/ui/tow/tow-invite.tsx';
import { TowPlace } from '#src/ui/tow/tow-place.tsx';
import { towSearch } from '#src/ui/tow/tow-search.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly ground: 'plain' | 'sunk';
  readonly search: Parameters<typeof towSearch>[0];
}

/** Whether a shopper's car may tow what is in stock (ledger P15): an invitation until a car is chosen, then what it can tow. */
export function TowCheck({ heading, text, points, ground, search }: Props) {
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="grid gap-3">
          <h2>{heading}</h2>
          {text !== '' && <p className="max-w-[52ch] text-ink-2">{text}</p>}
          {points.length > 0 && <PointList points={points} />}
        </div>
        <div className="grid min-w-0 gap-3">
          <TowInvite headingLevel={3} />
          <TowPlace
            part="panel"
            data={{ 'data-search': JSON.stringify(towSearch(search)) }}
            className="tow-room tow-room-beside"
          />
          <TowCaution />
        </div>
      </div>
    </section>
  );
}
