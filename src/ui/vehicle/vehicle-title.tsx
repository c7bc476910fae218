import { Tag } from '#src/ui/card/tag.tsx';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { ViewsCount } from './views-count.tsx';

interface Props {
  readonly page: VehiclePage;
  readonly size: 'side' | 'wide';
  readonly headingLevel?: 1 | 3;
}

/** A vehicle's name, with its tag and page views. */
export function VehicleTitle({ page, size, headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-2 empty:hidden">
        {page.tags.map((tag) => (
          <Tag key={tag.kind} tag={tag} isOnPhoto={false} />
        ))}
        {page.viewsHref !== null && (
          <span className="ml-auto">
            <ViewsCount href={page.viewsHref} />
          </span>
        )}
      </div>
      <Heading
        className={size === 'wide' ? 'text-[clamp(2rem,1.4rem+2.4vw,3.25rem)]' : 'text-[clamp(1.75rem,1.5rem+1.1vw,2.25rem)]'}
      >
        {page.title}
      </Heading>
      {page.badge !== null && <p className="mt-1.5 text-lg text-ink-2">{page.badge}</p>}
    </div>
  );
}
