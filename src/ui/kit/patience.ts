/** How long a visitor waits for an answer before they are told that none came. */
export const ANSWER_PATIENCE_MS = 15_000;

/** The same for what they send: it may have arrived, so it is given up later. */
export const SEND_PATIENCE_MS = 30_000;
