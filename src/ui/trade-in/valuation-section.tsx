import { use } from 'react';
import { PointList } from '#src/ui/kit/point-list.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { CarLine } from '#src/ui/leads/car-line.tsx';
import { PageFormReply } from '#src/ui/leads/form-reply.ts';
import type { ValuationStart } from '#src/views/trade-in/valuation-start.ts';
import { Rail } from './rail.tsx';
import { StartForm } from './start-form.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly ground: 'plain' | 'sunk';
  readonly start: ValuationStart;
}

/** The beginning of a valuation on a dealer's own page; its heading is the page's title. */
export function ValuationSection({ heading, text, points, ground, start }: Props) {
  return (
    <section id="valuation" className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap">
        <Rail now="car" path={null} />
        <div className="trade-flow">
          <div className="trade-flow__main">
            <div>
              <h1>{heading}</h1>
              {text !== '' && <p className="mt-3 text-lg text-ink-2">{text}</p>}
            </div>
            <StartForm start={start} reply={use(PageFormReply)} />
            <PointList points={points} />
          </div>
          {start.against !== null && (
            <aside className="trade-flow__side">
              <div className="trade-panel grid gap-3">
                <p className="text-md font-semibold">Towards</p>
                <SiteLink href={start.against.car.href} className="rounded-control hover:underline">
                  <CarLine car={start.against.car} />
                </SiteLink>
              </div>
            </aside>
          )}
        </div>
      </div>
    </section>
  );
}
