import type { CarType } from './car-model.ts';
import { ticketPrice } from './price-at.ts';
import type { Dice } from './seeded.ts';

/** What decides a vehicle's status, price and tag. */
interface Offered {
  readonly carType: CarType;
  readonly isLastYears: boolean;
  readonly price: number;
  /** Days since it came in. */
  readonly age: number;
}

/** How long ago the sold ones were sold: sites list them for three days, but their address stays. */
const SOLD_AGO = [1, 1, 1, 2, 2, 3, 3, 5, 6, 14, 45] as const;

/** A vehicle's status, price and tag in the fields of the import: most are simply for sale. */
export function conditionOf(offered: Offered, dice: Dice): Readonly<Record<string, unknown>> {
  const fate = dice.roll();
  const asked = price(offered, dice);
  if (fate < 0.02) {
    const ago = dice.pick(SOLD_AGO);
    return { ...asked, status: 'sold', sold: true, sold_days_ago: ago, created_days_ago: Math.max(offered.age, ago + 6) };
  }
  const since = { created_days_ago: offered.age };
  if (offered.carType === 'new' && fate < 0.028) return { ...since, status: 'coming_soon', preorder: true, price: null };
  if (fate < 0.048) return { ...asked, status: 'coming_soon', created_days_ago: Math.min(offered.age, 12) };
  if (fate < 0.058) return { ...asked, ...since, reserved: true };
  if (fate < 0.062) return { ...asked, ...since, show_on_dealer_website: false };
  return { ...asked, ...since, ...tag(offered, dice), ...(dice.chance(0.03) ? { reserve_eligible: false } : {}) };
}

function price({ carType, price: dollars, age }: Offered, dice: Dice): Readonly<Record<string, unknown>> {
  const silence = dice.roll();
  if (silence < 0.012) return { price: null };
  if (silence < 0.015) return { price: 10 };
  const hasDropped = carType !== 'new' && age > 10 && dice.chance(0.12);
  return hasDropped ? { price: dollars, before_price: ticketPrice(dollars * 1.02 + dice.whole(500, 2500)) } : { price: dollars };
}

function tag({ carType, isLastYears }: Offered, dice: Dice): Readonly<Record<string, unknown>> {
  if (carType === 'demo' && dice.chance(0.05)) return { tag: 'Test Drive Only' };
  if (carType === 'new' && isLastYears && dice.chance(0.3)) return { tag: 'Runout sale' };
  return {};
}
