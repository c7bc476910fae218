import { isSold, saleDate } from '#src/rules/stock/vehicle-status.ts';
import type { StoredVehicle } from '#src/store/platform-store.ts';
import type { StockRows } from '#src/store/write-vehicles.ts';
import { plainText, safeHtml } from '#src/use-cases/site/clean-text.ts';
import { termMonths, type VehicleInput } from './parse-vehicle.ts';

/** What a vehicle's rows need besides the feed. */
export interface Placed {
  readonly id: number;
  readonly slug: string;
  readonly digest: string;
  readonly dealershipId: number;
  readonly locationId: number;
  readonly before: StoredVehicle | null;
  readonly now: Date;
}

const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Turns one checked vehicle of a feed into the rows that are stored for it; dealers' text is sanitised here. */
export function buildVehicleRows(input: VehicleInput, placed: Placed): StockRows {
  const { id, dealershipId, before, now } = placed;
  const own = { vehicle_id: id, dealership_id: dealershipId };
  const {
    location: _location,
    price,
    before_price,
    subscription_price,
    sold_date,
    created_at,
    manufacturer_body,
    spin_images,
    hotspots,
    standardEquipment,
    variant,
    specifications,
    autograb_data,
    finance_lenders,
    youxQuote,
    images,
    thumbnails,
    ...plain
  } = input;
  const soldAt = saleDate(
    {
      isSold: isSold(input),
      feedDate: sold_date === null ? null : Date.parse(sold_date),
      before: before === null ? null : { isSold: isSold(before), soldAt: before.soldAt },
    },
    now.getTime(),
  );
  const priceCents = cents(price);
  return {
    vehicle: [
      {
        ...plain,
        youx_quote: youxQuote,
        id,
        dealership_id: dealershipId,
        location_id: placed.locationId,
        slug: placed.slug,
        digest: placed.digest,
        price_cents: priceCents,
        before_price_cents: cents(before_price),
        subscription_price_cents: cents(subscription_price),
        sold_at: iso(soldAt),
        manufacturer_bodies: manufacturer_body.filter((body) => body !== null),
        equipment: standardEquipment.map((item) => plainText(item ?? '')).filter((item) => item !== ''),
        dealercomments: safeHtml(input.dealercomments),
        images: images.map((image, at) => withThumbnail(image, thumbnails[at] ?? null)).filter(({ url }) => url !== null),
        created_at: iso(created_at === null ? (before?.createdAt ?? now.getTime()) : Date.parse(created_at)),
        updated_at: now.toISOString(),
      },
    ],
    vehicle_variant: variant === null ? [] : [{ ...own, ...variant }],
    vehicle_specification: specifications === null ? [] : [{ ...own, ...specifications }],
    vehicle_market: autograb_data === null ? [] : [{ ...own, ...autograb_data }],
    vehicle_lender: Object.entries(finance_lenders).map(([lender, of]) => ({
      ...own,
      lender,
      interest_rate: of.interestRate,
      comparison_rate: of.comparisonRate,
      payment_week: of.paymentWeek,
      payment_month: of.paymentMonth,
      deposit: of.deposit,
      // Feeds write 0 for a term they do not know.
      term_months: of.termMonths || Math.round((of.termYears ?? 0) * 12) || (of.term === null ? null : termMonths(of.term)),
      balloon: of.balloon,
      total_payable: of.totalPayable,
      establishment_fees: of.establishmentFees,
      disclaimer: of.disclaimer,
      finance_provider: of.financeProvider,
    })),
    vehicle_spin_image: spin_images.filter((url) => url !== null).map((url, frame) => ({ ...own, frame, url })),
    vehicle_hotspot: (['exterior', 'interior'] as const).flatMap((view) =>
      hotspots[view].map(({ kind, description, positions, photo_url }, position) => ({
        ...own,
        view,
        position,
        kind,
        description: plainText(description),
        positions,
        photo_url,
      })),
    ),
    price_change:
      before === null || before.priceCents === priceCents
        ? []
        : [{ ...own, from_cents: before.priceCents, to_cents: priceCents, changed_at: now.toISOString() }],
  };
}

/** An image with its own thumbnail, else with the one that the feed lists for it. */
const withThumbnail = (image: VehicleInput['images'][number], listed: string | null): VehicleInput['images'][number] =>
  listed === null || image.thumbUrl !== image.url ? image : { ...image, thumbUrl: listed };
