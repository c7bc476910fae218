import type { VehiclePage } from '#src/use-cases/vehicle-page-types.ts';
import { Tag } from '../tag.tsx';

interface Props {
  readonly page: VehiclePage;
  readonly size: 'side' | 'wide';
  readonly headingLevel?: 1 | 3;
}

/** What a vehicle is called, with the one tag it wears. */
export function VehicleTitle({ page, size, headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {page.tag !== null && (
        <p className="mb-3">
          <Tag tag={page.tag} isOnPhoto={false} />
        </p>
      )}
      <Heading
        className={size === 'wide' ? 'text-[clamp(2rem,1.4rem+2.4vw,3.25rem)]' : 'text-[clamp(1.75rem,1.5rem+1.1vw,2.25rem)]'}
      >
        {page.title}
      </Heading>
      {page.badge !== null && <p className="mt-1.5 text-lg text-ink-2">{page.badge}</p>}
    </div>
  );
}
