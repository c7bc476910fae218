import { stockEvents } from '#src/rules/alerts/stock-events.ts';
import { toCents } from '#src/rules/price/price-cents.ts';
import type { VehicleImage } from '#src/rules/stock/vehicle.ts';
import { isSold, saleDate } from '#src/rules/stock/vehicle-status.ts';
import { type BodySize, bodySizeInFeet } from '#src/rules/vehicle/lengths.ts';
import type { StoredVehicle } from '#src/store/stock/stock-writer.ts';
import type { StockRows } from '#src/store/stock/write-vehicles.ts';
import { plainText, safeHtml } from '#src/use-cases/site/clean-text.ts';
import { termMonths, type VehicleInput } from './parse-vehicle.ts';

/** What a vehicle's rows need besides the feed. */
export interface Placed {
  readonly id: number;
  readonly slug: string;
  readonly digest: string;
  readonly feedDigest: string | null;
  readonly feed: string | null;
  readonly dealershipId: number;
  readonly locationId: number;
  readonly before: StoredVehicle | null;
  readonly now: Date;
  /** The same instant as text. */
  readonly at: string;
}

const cents = (dollars: number | null) => (dollars === null ? null : toCents(dollars));
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Turns one checked vehicle of a feed into the rows that are stored for it; dealers' text is sanitised here. */
export function buildVehicleRows(input: VehicleInput, placed: Placed): StockRows {
  const { id, dealershipId, before, now, at } = placed;
  const own = { vehicleId: id, dealershipId };
  const { variant, specifications, autograb_data: market, sold_date, created_at } = input;
  const soldAt = saleDate(
    {
      isSold: isSold(input),
      feedDate: sold_date === null ? null : Date.parse(sold_date),
      before: before === null ? null : { isSold: isSold(before), soldAt: before.soldAt },
    },
    now.getTime(),
  );
  const priceCents = cents(input.price);
  const subscriptionPriceCents = cents(input.subscription_price);
  return {
    vehicle: [
      {
        id,
        dealershipId,
        locationId: placed.locationId,
        slug: placed.slug,
        digest: placed.digest,
        feedDigest: placed.feedDigest,
        feed: placed.feed,
        stocknum: input.stocknum,
        year: input.year,
        make: input.make,
        model: input.model,
        badge: input.badge,
        series: input.series,
        carsalesTitle: input.carsales_title,
        colour: input.colour,
        interiorColour: input.interior_colour,
        vin: input.vin,
        nvic: input.nvic,
        regplate: input.regplate,
        regoExpiry: input.rego_expiry,
        carType: input.car_type,
        itemType: input.item_type,
        status: input.status,
        reserved: input.reserved,
        sold: input.sold,
        soldAt: iso(soldAt),
        reserveEligible: input.reserve_eligible,
        depositCents: cents(input.reserve_amount) || null,
        tag: input.tag,
        certified: input.certified,
        priceCents,
        beforePriceCents: cents(input.before_price),
        subscriptionPriceCents,
        preorder: input.preorder,
        priceType: input.price_type,
        km: input.km,
        simpleBody: input.simple_body,
        bodyconfiguration: input.bodyconfiguration,
        manufacturerBodies: input.manufacturer_body.filter((body) => body !== null),
        simpleTransmission: input.simple_transmission,
        trans: input.trans,
        gearnum: input.gearnum,
        simpleFuel: input.simple_fuel,
        fuel: input.fuel,
        simpleDrive: input.simple_drive,
        drive: input.drive,
        seats: input.seats,
        doors: input.doors,
        engineSize: input.engine_size,
        engineSizeLitres: input.engine_size_litres,
        images: photographs(input),
        videoUrl: input.video_url,
        externalVideoUrl: input.external_video_url,
        spinInteriorImage: input.spin_interior_image,
        spinCode: input.spin_code,
        equipment: input.standardEquipment.map((item) => plainText(item ?? '')).filter((item) => item !== ''),
        dealercomments: safeHtml(input.dealercomments),
        file: input.file,
        privateSuburb: input.private_suburb,
        privatePostcode: input.private_postcode,
        financeLink: input.finance_link,
        youxQuote: input.youxQuote,
        customRank: input.custom_rank,
        buildDate: input.build_date,
        complianceDate: input.compliance_date,
        showOnDealerWebsite: input.show_on_dealer_website,
        createdAt: created_at === null ? (iso(before?.createdAt ?? null) ?? at) : new Date(created_at).toISOString(),
        updatedAt: at,
      },
    ],
    vehicleVariant: variant === null ? [] : [{ ...own, ...withLitres(variant) }],
    vehicleSpecification: specifications === null ? [] : [{ ...own, ...specificationOf(specifications) }],
    vehicleMarket:
      market === null
        ? []
        : [
            {
              ...own,
              stateAverageMarketPrice: market.state_average_market_price,
              averageMarketPrice: market.average_market_price,
            },
          ],
    vehicleLender: Object.entries(input.finance_lenders).map(([lender, { termYears, term, ...offered }]) => ({
      ...own,
      lender,
      ...offered,
      // Feeds write nought for a term they do not know.
      termMonths: offered.termMonths || Math.round((termYears ?? 0) * 12) || (term === null ? null : termMonths(term)),
    })),
    vehicleSpinImage: input.spin_images.filter((url) => url !== null).map((url, frame) => ({ ...own, frame, url })),
    vehicleHotspot: (['exterior', 'interior'] as const).flatMap((view) =>
      input.hotspots[view].map(({ kind, description, positions, photo_url: photoUrl }, position) => ({
        ...own,
        view,
        position,
        kind,
        description: plainText(description),
        positions,
        photoUrl,
      })),
    ),
    priceChange:
      before === null || before.priceCents === priceCents
        ? []
        : [{ ...own, fromCents: before.priceCents, toCents: priceCents, changedAt: at }],
    stockEvent: stockEvents(before, {
      status: input.status,
      sold: input.sold,
      reserved: input.reserved,
      showOnDealerWebsite: input.show_on_dealer_website,
      priceCents,
      subscriptionPriceCents,
    }).map((event) => ({ ...own, ...event, at, matchedAt: null })),
  };
}

const withLitres = ({ enginesize_litres: enginesizeLitres, ...variant }: NonNullable<VehicleInput['variant']>) => ({
  ...variant,
  enginesizeLitres,
});

/** A plate that weighs nothing, or a van for nobody, is a feed's way of saying nothing. */
const known = (figure: number | null) => (figure === 0 ? null : figure);

const bodySizeOf = (size: BodySize, unit: 'ft' | undefined): BodySize => (unit === 'ft' ? size : bodySizeInFeet(size));

const specificationOf = (of: NonNullable<VehicleInput['specifications']>) => ({
  ...bodySizeOf({ bodyLength: of.body_length, bodyWidth: of.body_width }, of.unit),
  tareWeight: known(of.tare_weight),
  axleType: of.axle_type,
  sleeps: known(of.sleeps),
  aggregateTrailerMass: known(of.aggregate_trailer_mass),
});

/** The photographs, each with its own small picture, else with the one that the feed lists in its place. */
const photographs = ({ images, thumbnails }: VehicleInput): VehicleImage[] =>
  images.flatMap(({ url, thumbUrl }, at) => {
    if (url === null) return [];
    const isOwn = thumbUrl !== null && thumbUrl !== url;
    return [{ url, thumbUrl: isOwn ? thumbUrl : (thumbnails[at] ?? url) }];
  });
