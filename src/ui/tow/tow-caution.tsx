/** Under everything that has verdicts. */
export const TowCaution = ({ className = '' }: { readonly className?: string }) => (
  <p className={`tow-only max-w-[80ch] text-sm text-ink-2 ${className}`}>{TOW_CAUTION}</p>
);

export const TOW_CAUTION =
  'A guide based on the manufacturers’ figures: the caravan’s heaviest legal weight (ATM) against the least that your car’s braked rating, towball, GCM and payload allow, as far as we know them. Good means at least a tenth of that limit to spare. Your towbar and tyres can lower it. Check the plates, or weigh it at a weighbridge, before you tow.';
