import { follow as invoice } from '#src/ui/invoices/follow-invoice.ts';
import { follow as cancel } from './follow-cancel.ts';
import { follow as checkout } from './follow-checkout.ts';
import { follow as countdown } from './follow-countdown.ts';
import { follow as keeping } from './follow-keeping.ts';
import { follow as payment } from './follow-payment.ts';
import { follow as print } from './follow-print.ts';
import { follow as step } from './follow-step.ts';

/** What follows each part of buying. In one file: as seven, their names alone would weigh on every page. */
const FOLLOWERS: Readonly<Record<string, (element: HTMLElement, signal: AbortSignal) => void>> = {
  cancel,
  checkout,
  countdown,
  invoice,
  keeping,
  payment,
  print,
  step,
};

/** Follows a part of buying until it leaves the page. */
export const followBuying = (element: HTMLElement, signal: AbortSignal): void =>
  FOLLOWERS[element.dataset.does ?? '']?.(element, signal);
