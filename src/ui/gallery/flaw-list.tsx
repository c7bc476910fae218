import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { FlawView } from '#src/views/vehicle/gallery-view.ts';

const PLACES: Readonly<Record<FlawView['view'], string>> = { exterior: 'Outside', interior: 'Inside' };

/** The flaws that the dealer declares, in words and pictures. */
export function FlawList({ flaws, body }: { readonly flaws: readonly FlawView[]; readonly body: string }) {
  if (flaws.length === 0) return null;
  return (
    <section>
      <h2>What we noticed</h2>
      <p className="mt-1 text-ink-2">Marks we found when we looked it over, so there are no surprises.</p>
      <ul className="flaws__list">
        {flaws.map(({ view, description, photo }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two flaws may be described alike, and the list never changes.
          <li key={at} className="flaws__one">
            {photo === null ? (
              <span className="flaws__photo grid place-items-center bg-sunk text-warn">
                <Icon name="alert" className="size-7" />
              </span>
            ) : (
              <span className="flaws__photo">
                <Photo picture={photo} body={body} sizes="112px" />
              </span>
            )}
            <span>
              <span className="block text-sm text-ink-2">{PLACES[view]}</span>
              <span className="font-semibold">{description}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
