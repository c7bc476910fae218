import type { CarType } from './car-model.ts';
import type { DemoDealer } from './dealers.ts';
import { lenderOffer } from './lender-offer.ts';
import type { Dice } from './seeded.ts';

interface Asked {
  readonly dealer: DemoDealer;
  readonly carType: CarType;
  /** Null for a vehicle without a price, which no lender makes an offer for. */
  readonly price: number | null;
  /** Years since it was built. */
  readonly age: number;
}

/** The other money facts of a vehicle: a lender's offer, the market's price, a subscription price, what the price means. */
export function moneyOf({ dealer, carType, price, age }: Asked, dice: Dice): Readonly<Record<string, unknown>> {
  const [lends, compares, isWatched, byTheWeek, beforeCharges] = [
    dice.chance(0.9),
    dice.chance(0.985),
    dice.chance(0.6),
    dice.chance(dealer.byTheWeek / 100),
    dice.chance(dealer.beforeCharges / 100),
  ];
  const market = (spread: number) => Math.round((price ?? 0) * (0.94 + dice.roll() * spread));
  const average = { state_average_market_price: market(0.15), average_market_price: market(0.17) };
  if (price === null) return {};
  return {
    ...(lends && price > 5000 && age <= 12
      ? {
          finance_lenders: Object.fromEntries(
            dealer.lenders.map((lender) => [
              lender,
              lenderOffer({ price, lender, months: age > 7 ? 48 : 60, hasComparison: compares }),
            ]),
          ),
        }
      : {}),
    ...(isWatched && carType === 'used' ? { autograb_data: average } : {}),
    ...(byTheWeek && carType === 'used' && age <= 7 && price < 60_000
      ? { subscription_price: Math.round((price * 0.0062 + 50) / 10) * 10 - 1 }
      : {}),
    ...(beforeCharges && carType === 'used' ? { price_type: 'Excluding government charges' } : {}),
  };
}
