export const OFFLINE_TEXT = 'You’re offline. What you typed is kept here, and we’ll send it when you’re back.';

export const WAITING_TEXT = 'Waiting for a connection…';

/** What did not happen to a form that could not be dealt with: one that pays says that nothing was charged. */
export type Undone = 'sent' | 'charged';

/** What a form says when the server failed or did not answer; `phone` is the dealer's. */
export const failedText = (phone: string | null, undone: Undone): string =>
  `Something went wrong at our end. Nothing was ${undone}. Try again${phone === null ? '' : `, or call ${phone}`}.`;

/** What a form says when the server has no capacity for it just now. */
export const busyText = (phone: string | null, undone: Undone): string =>
  `We’re very busy right now. Nothing was ${undone}. Try again in a moment${phone === null ? '' : `, or call ${phone}`}.`;
