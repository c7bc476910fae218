import { buttonClass } from '#src/ui/kit/button-class.ts';

/** The offer to take the browser's favourites to the watchlist; only the browser knows whether there are any. */
export const OfferFavourites = () => (
  <fc-offer-favourites hidden>
    <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel bg-sunk px-5 py-4">
      <p data-text="" className="font-semibold" />
      <div className="flex flex-wrap gap-3">
        <button type="button" value="add" className={buttonClass('primary')}>
          Add them
        </button>
        <button type="button" value="no" className={buttonClass('plain')}>
          Not now
        </button>
      </div>
    </div>
  </fc-offer-favourites>
);
