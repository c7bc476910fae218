import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { CancelView } from '#src/views/reservations/held-view.ts';

interface Props {
  readonly cancel: CancelView;
  readonly keepHref: string;
}

/** What cancelling means, and the two ways on. */
export const CancelForm = ({ cancel, keepHref }: Props) => (
  <>
    <p>{cancel.text}</p>
    <form method="post" action={cancel.action} className="flow__acts">
      <a href={keepHref} className={buttonClass('primary')} data-does="close">
        Keep it
      </a>
      <button type="submit" name="action" value="cancel" className={buttonClass('plain')}>
        Cancel and refund
      </button>
    </form>
  </>
);
