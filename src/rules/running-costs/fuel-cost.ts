/** How a vehicle is driven: litres or kilowatt hours per 100 kilometres, and the price of one of them in dollars. */
export interface FuelUse {
  readonly kmPerWeek: number;
  readonly per100Km: number;
  readonly price: number;
}

/** In dollars. */
export interface FuelCost {
  readonly week: number;
  readonly month: number;
  readonly year: number;
}

/** The cost of driving: distance/100 × consumption × price a week, 52 weeks a year, a twelfth of that a month (ledger M13). */
export function fuelCost({ kmPerWeek, per100Km, price }: FuelUse): FuelCost {
  const week = (kmPerWeek / 100) * per100Km * price;
  const year = week * 52;
  return { week, month: year / 12, year };
}
