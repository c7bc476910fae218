/** The numbers that analytics uses for what visitors do (ledger X1). */
export const EVENTS = {
  usedOpened: 4,
  historyReport: 60,
  printed: 61,
  favouriteSaved: 39,
  searchOpened: 49,
  phoneClicked: 25,
  financeChanged: 26,
  tradeInAccepted: 18,
  enquirySent: 22,
  careersSent: 51,
  financeSent: 9,
  newDriveSent: 14,
  usedDriveSent: 15,
  /** For vehicles that can only be driven, and for new ones where the site uses the alternative numbers. */
  otherDriveSent: 17,
  otherUsedDriveSent: 48,
} as const;

export type EventNumber = (typeof EVENTS)[keyof typeof EVENTS];
