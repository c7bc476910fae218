/** The most makes that stand side by side on a wide screen. */
const WIDEST_ROW = 7;

/** How many makes stand side by side on a wide screen so that the last row is as full as can be: twelve make two rows of six. */
export const makeColumns = (count: number): number => Math.ceil(count / Math.ceil(count / WIDEST_ROW));
