/** The event numbers that analytics uses for what visitors do; those of forms are in leads/form-category (ledger X1). */
export const EVENTS = {
  usedOpened: 4,
  historyReport: 60,
  printed: 61,
  favouriteSaved: 39,
  searchOpened: 49,
  phoneClicked: 25,
  financeChanged: 26,
  tradeInAccepted: 18,
} as const;
