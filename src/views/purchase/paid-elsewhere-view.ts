import { type KeptElsewhere, paidElsewhereWords, receiptWords } from '#src/rules/purchase/paid-elsewhere.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type BesideCar, besideCar } from '#src/views/accounts/beside-car.ts';
import { garagePath } from '#src/views/accounts/garage-path.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';

/** What the link of a purchase shows whose vehicle is kept for its shopper already. */
export interface PaidElsewherePage {
  readonly title: string;
  readonly text: string;
  /** Where the receipt is; null before anything is paid. */
  readonly receipt: string | null;
  /** Where its shopper signs in and finds it; null where the site has no such page, or nothing is paid. */
  readonly open: { readonly label: string; readonly href: string } | null;
  readonly phone: string | null;
  readonly car: BesideCar;
}

export function paidElsewhereView(context: Context, car: Vehicle, kept: KeptElsewhere): PaidElsewherePage {
  const { site, services } = context;
  const { timeZone, garageEnabled, garageTitle } = site.switches;
  const name = [car.year, car.make, car.model].join(' ');
  const isPaid = kept.state !== 'held';
  return {
    ...paidElsewhereWords(kept, { name, word: car.itemType, zone: timeZone, now: services.now() }),
    receipt: isPaid ? receiptWords(garageEnabled ? garageTitle : null) : null,
    open: isPaid && garageEnabled ? { label: 'Open my reservation', href: `${garagePath(context)}#reserved` } : null,
    phone: sitePhone(context),
    car: besideCar(context, car),
  };
}
