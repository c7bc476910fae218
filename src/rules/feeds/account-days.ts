/** How long the account of an import is kept, and what arrived for it: the file in its folder, or what was sent (ledger J7). */
export const ACCOUNT_DAYS = 90;
