import { Icon } from '#src/ui/kit/icon.tsx';

/** A price well below its state's average (ledger M11). */
export function MarketBadge({ text }: { readonly text: string }) {
  return (
    <p className="market-badge">
      <Icon name="check" className="size-4.5" />
      {text}
    </p>
  );
}
