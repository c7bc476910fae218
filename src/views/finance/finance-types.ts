import type { CalculatorStart } from '#src/rules/finance/calculator-start.ts';
import type { EstimateWords } from '#src/rules/finance/estimate-words.ts';
import type { VehicleFormView } from '#src/views/leads/form-types.ts';

/** A calculator ready to be shown: what it works with, where it begins, and what is said under it (ledger M3, M4). */
export interface CalculatorView extends CalculatorStart {
  readonly interestFixed: boolean;
  readonly lender: string;
  /** Where its first figures depart from the vehicle's estimate; null where they agree, or there is none (ledger M8). */
  readonly departs: string | null;
  readonly disclaimer: string;
  readonly comparisonRange: { readonly from: string; readonly to: string } | null;
  /** Listed only for a lender whose fees are (ledger M6). */
  readonly fees: readonly { readonly label: string; readonly text: string }[];
}

/** Everything a vehicle's page says of finance. */
export interface FinanceView {
  readonly carId: number;
  readonly estimate: EstimateWords | null;
  /** Where a quote is asked for once the page is there, and what it is kept under; null where none is (ledger M8). */
  readonly quote: { readonly href: string; readonly key: string } | null;
  /** null where the vehicle has no price. */
  readonly price: number | null;
  readonly calculator: CalculatorView | null;
  readonly warning: string;
  readonly disclaimer: string;
  /** The finance form in its dialog, 'Get Finance' (ledger M9). */
  readonly ask: VehicleFormView;
  /** The link to the finance page, with what is known of the vehicle. */
  readonly href: string;
}
