/** Under everything that has verdicts. */
export const TowCaution = ({ className = '' }: { readonly className?: string }) => (
  <p className={`tow-only max-w-[80ch] text-sm text-ink-2 ${className}`}>{TOW_CAUTION}</p>
);

export const TOW_CAUTION =
  'A guide based on the manufacturers’ figures: the caravan’s heaviest legal weight (ATM) against what your car is rated to tow braked. Good means at least a tenth of the limit to spare. Your towbar, tyres, towball weight and the load in the car can lower it. Check the plates, or weigh it at a weighbridge, before you tow.';
