/** For how many days after the last answer a purchase can be gone on with; then it is deleted. */
export const PURCHASE_DAYS = 14;
