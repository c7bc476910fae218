import './hotspot-pin.css';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { HotspotPosition } from '#src/rules/stock/vehicle.ts';
import type { HotspotView } from '#src/views/vehicle/gallery-view.ts';

interface Props {
  readonly spot: HotspotView;
  /** Where in the picture; null when something else positions it. */
  readonly at: Pick<HotspotPosition, 'posX' | 'posY'> | null;
}

/**
 * A spot on a picture with a text that shows on hover and while the spot has the focus, so that keyboard and touch reach it too.
 * Near an edge the text opens away from it.
 */
export function HotspotPin({ spot: { kind, description, photo }, at }: Props) {
  const style: CSSProperties | undefined = at === null ? undefined : { left: `${at.posX}%`, top: `${at.posY}%` };
  const put = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
  };
  return (
    <div
      className="pin"
      style={style}
      data-kind={kind}
      data-up={at === null || at.posY > 45 ? '' : undefined}
      data-side={sideOf(at)}
    >
      <button type="button" className="pin__spot" onKeyDown={put}>
        <span className="sr-only">{kind === 'flaw' ? `Flaw: ${description}` : description}</span>
      </button>
      <div className="pin__word" aria-hidden="true">
        {photo !== null && <img src={photo.src} alt="" width={960} height={640} loading="lazy" className="pin__photo" />}
        {kind === 'flaw' && <span className="block text-xs font-semibold text-warn">Flaw</span>}
        {description}
      </div>
    </div>
  );
}

function sideOf(at: Props['at']): 'start' | 'middle' | 'end' {
  if (at === null || (at.posX >= 30 && at.posX <= 70)) return 'middle';
  return at.posX < 30 ? 'start' : 'end';
}
