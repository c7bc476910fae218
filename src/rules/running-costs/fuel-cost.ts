/** How a car is driven and what that takes: litres or kilowatt hours for 100 kilometres, and dollars for one of them. */
export interface FuelUse {
  readonly kmPerWeek: number;
  readonly per100Km: number;
  readonly price: number;
}

/** What driving costs, in dollars. */
export interface FuelCost {
  readonly week: number;
  readonly month: number;
  readonly year: number;
}

/** What it costs to drive: distance/100 × consumption × price a week, 52 weeks a year, a twelfth of that a month (ledger M13). */
export function fuelCost({ kmPerWeek, per100Km, price }: FuelUse): FuelCost {
  const week = (kmPerWeek / 100) * per100Km * price;
  const year = week * 52;
  return { week, month: year / 12, year };
}
