import { follow as cancel } from './follow-cancel.ts';
import { follow as checkout } from './follow-checkout.ts';
import { follow as countdown } from './follow-countdown.ts';
import { follow as keeping } from './follow-keeping.ts';
import { follow as payment } from './follow-payment.ts';
import { follow as print } from './follow-print.ts';

/** What follows each part of buying. In one file: as six, their names alone would weigh on every page. */
const FOLLOWERS: Readonly<Record<string, (element: HTMLElement, signal: AbortSignal) => void>> = {
  cancel,
  checkout,
  countdown,
  keeping,
  payment,
  print,
};

/** Follows a part of buying until it leaves the page. */
export const followBuying = (element: HTMLElement, signal: AbortSignal): void =>
  FOLLOWERS[element.dataset.does ?? '']?.(element, signal);
