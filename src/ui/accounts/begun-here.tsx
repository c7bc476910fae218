import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { GaragePage } from '#src/views/accounts/garage-view.ts';

/** Asks whether what was begun on this device before anybody signed in was the shopper's. */
export const BegunHere = ({ page: { begunHere, path } }: { readonly page: GaragePage }) =>
  begunHere !== null && (
    <form
      method="post"
      action={path}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-panel bg-sunk px-5 py-4"
    >
      <p className="min-w-0 flex-[1_1_20rem] font-semibold">{begunHere.text}</p>
      <button type="submit" name="action" value="claim-begun" className={`${buttonClass('outline')} max-sm:w-full`}>
        {begunHere.button}
      </button>
    </form>
  );
