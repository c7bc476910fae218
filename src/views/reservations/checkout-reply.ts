import type { FieldError } from '#src/rules/leads/check-step.ts';
import type { CheckoutFigures } from './checkout-view.ts';
import type { HoldView } from './hold-view.ts';
import type { TakenPage } from './taken-view.ts';

/** What the checkout shows after something was sent, beside the page itself. */
export interface CheckoutReply {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  /** What happened, in a note above the form. */
  readonly note: { readonly text: string; readonly look: 'bad' | 'warn' } | null;
  readonly hold: HoldView | null;
  /** Whether the form only asks to keep the vehicle again. */
  readonly isLapsed: boolean;
  readonly isDown: boolean;
  /** Amounts that are newer than the page's; null when there are none. */
  readonly figures: CheckoutFigures | null;
  /** A page of its own instead. */
  readonly taken: TakenPage | null;
}

export const NO_REPLY: CheckoutReply = {
  typed: {},
  errors: [],
  note: null,
  hold: null,
  isLapsed: false,
  isDown: false,
  figures: null,
  taken: null,
};
