import type { VehiclePage } from '#src/use-cases/page-types.ts';
import { Tag } from './tag.tsx';

/** What a vehicle is called, with the one tag it wears. */
export function VehicleTitle({ page, size }: { readonly page: VehiclePage; readonly size: 'side' | 'wide' }) {
  return (
    <div>
      {page.tag !== null && (
        <p className="mb-3">
          <Tag tag={page.tag} isOnPhoto={false} />
        </p>
      )}
      <h1 className={size === 'wide' ? 'text-[clamp(2rem,1.4rem+2.4vw,3.25rem)]' : 'text-[clamp(1.75rem,1.5rem+1.1vw,2.25rem)]'}>
        {page.title}
      </h1>
      {page.badge !== null && <p className="mt-1.5 text-lg text-ink-2">{page.badge}</p>}
    </div>
  );
}
