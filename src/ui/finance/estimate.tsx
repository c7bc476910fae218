import type { ReactNode } from 'react';
import type { EstimateWords } from '#src/rules/finance/estimate-words.ts';
import { type EstimatePartName, estimateParts } from './estimate-parts.ts';

interface Props {
  /** null when only a quote could bring one. */
  readonly estimate: EstimateWords | null;
  /** The key of the vehicle's quote; null when none is ever requested. */
  readonly quoteKey: string | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * What is said of a vehicle's estimate. The element shows the quote of this visit in place of it, and is hidden while there is neither
 * (ledger M8).
 */
export function Estimate({ estimate, quoteKey, className = '', children }: Props) {
  if (quoteKey === null) return estimate === null ? null : <div className={className}>{children}</div>;
  return (
    // The key: another vehicle's estimate must not keep the texts of this one's quote.
    <fc-estimate key={quoteKey} data-quote-key={quoteKey} hidden={estimate === null} className={`block ${className}`}>
      {children}
    </fc-estimate>
  );
}

interface PartProps {
  readonly of: EstimateWords | null;
  readonly name: EstimatePartName;
  readonly className?: string;
}

/** One of the texts that a quote changes. The element may have changed it before React takes over, which is no mistake. */
export function EstimatePart({ of: estimate, name, className }: PartProps) {
  const Tag = name === 'assumes' ? 'span' : 'b';
  return (
    <Tag data-estimate={name} className={className} suppressHydrationWarning>
      {estimate === null ? '' : estimateParts(estimate)[name]}
    </Tag>
  );
}
