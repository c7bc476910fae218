import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { WishLink } from '#src/views/models/model-links.ts';

interface Props {
  readonly name: string;
  readonly jumps: readonly WishLink[];
  readonly drive: WishLink | null;
  readonly order: WishLink | null;
}

/** Stays at the top of a model's page: its parts, and on a wide screen what can be done (ledger E1). */
export function ModelBar({ name, jumps, drive, order }: Props) {
  return (
    <nav aria-label={name} className="model-bar">
      <fc-model-bar className="wrap model-bar__row">
        <strong>{name}</strong>
        {jumps.map(({ label, href }) => (
          <a key={href} href={href} className="model-bar__jump">
            {label}
          </a>
        ))}
        <div className="model-bar__acts">
          {drive !== null && (
            <a href={drive.href} data-takes="colour" className={buttonClass('plain')}>
              {drive.label}
            </a>
          )}
          {order !== null && (
            <a href={order.href} data-takes="colour" className={buttonClass('primary')}>
              {order.label}
            </a>
          )}
        </div>
      </fc-model-bar>
    </nav>
  );
}
