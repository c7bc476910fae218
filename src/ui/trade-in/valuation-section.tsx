import { use } from 'react';
import { PointList } from '#src/ui/kit/point-list.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { CarLine } from '#src/ui/leads/car-line.tsx';
import { FormAside, type FormAsideProps } from '#src/ui/leads/form-aside.tsx';
import { PageFormReply } from '#src/ui/leads/form-reply.ts';
import { PageHead } from '#src/ui/pages/page-head.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';
import type { ValuationStart } from '#src/views/trade-in/valuation-start.ts';
import { Rail } from './rail.tsx';
import { StartForm } from './start-form.tsx';

interface Props extends Partial<Pick<FormAsideProps, 'location' | 'hours'>> {
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly ground: 'plain' | 'sunk';
  readonly start: ValuationStart;
  /** A vehicle in the band that then holds the heading; null for a heading over the form. */
  readonly picture?: PictureView | null;
}

/** The beginning of a valuation on a dealer's own page; its heading is the page's title. */
export function ValuationSection({ heading, text, points, ground, start, picture = null, location = null, hours = null }: Props) {
  return (
    <>
      {picture !== null && <PageHead heading={heading} text={text} links={[]} picture={picture} ground="tint" />}
      <section id="valuation" className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
        <div className="wrap">
          <Rail now="car" path={null} />
          <div className="trade-flow">
            <div className="trade-flow__main">
              {picture === null && (
                <div>
                  <h1>{heading}</h1>
                  {text !== '' && <p className="mt-3 text-lg text-ink-2">{text}</p>}
                </div>
              )}
              <StartForm start={start} reply={use(PageFormReply)} />
              <PointList points={points} />
            </div>
            {(start.against !== null || location !== null) && (
              <aside className="trade-flow__side">
                {start.against !== null && (
                  <div className="trade-panel grid gap-3">
                    <p className="text-md font-semibold">Put towards</p>
                    <SiteLink href={start.against.car.href} className="rounded-control hover:underline">
                      <CarLine car={start.against.car} />
                    </SiteLink>
                  </div>
                )}
                <FormAside points={[]} steps={[]} location={location} hours={hours} />
              </aside>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
