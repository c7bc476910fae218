/** How long an outside market's answer about a vehicle is good for, that it knows none included. Other facts or another price make it another question. */
export const MARKET_ANSWER_MS = 60 * 60_000;
/** How long its failure to answer about a vehicle is. */
export const MARKET_FAILURE_MS = 30_000;
/** How many answers are remembered. */
export const MOST_MARKET_ANSWERS = 20_000;
/** How many questions about one site's vehicles it may be asked within a minute. */
export const MOST_MARKET_QUESTIONS = 60;
/** How many of these may be under way at the same time. */
export const MOST_MARKET_QUESTIONS_AT_ONCE = 6;
