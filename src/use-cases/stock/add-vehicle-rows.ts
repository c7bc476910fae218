import { stockEvents } from '#src/rules/alerts/stock-events.ts';
import { toCents } from '#src/rules/price/price-cents.ts';
import type { VehicleImage } from '#src/rules/stock/vehicle.ts';
import { isSold, saleDate } from '#src/rules/stock/vehicle-status.ts';
import { type BodySize, bodySizeInFeet } from '#src/rules/vehicle/lengths.ts';
import type { StoredVehicle } from '#src/store/stock/stock-writer.ts';
import type { GrowingRows } from '#src/store/stock/write-vehicles.ts';
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

/** Adds the rows that are stored for one checked vehicle of a feed; dealers' text is sanitised here. */
export function addVehicleRows(to: GrowingRows, input: VehicleInput, placed: Placed): void {
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
  to.vehicle.push({
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
  });
  if (variant !== null) to.vehicleVariant.push(variantOf(variant, own));
  if (specifications !== null) to.vehicleSpecification.push({ ...own, ...specificationOf(specifications) });
  if (market !== null)
    to.vehicleMarket.push({
      ...own,
      stateAverageMarketPrice: market.state_average_market_price,
      averageMarketPrice: market.average_market_price,
    });
  for (const [lender, { termYears, term, ...offered }] of Object.entries(input.finance_lenders))
    to.vehicleLender.push({
      ...own,
      lender,
      ...offered,
      // Feeds write nought for a term they do not know.
      termMonths: offered.termMonths || Math.round((termYears ?? 0) * 12) || (term === null ? null : termMonths(term)),
    });
  for (const [frame, url] of input.spin_images.filter((image) => image !== null).entries())
    to.vehicleSpinImage.push({ ...own, frame, url });
  for (const view of ['exterior', 'interior'] as const)
    for (const [position, { kind, description, positions, photo_url: photoUrl }] of input.hotspots[view].entries())
      to.vehicleHotspot.push({ ...own, view, position, kind, description: plainText(description), positions, photoUrl });
  if (before !== null && before.priceCents !== priceCents)
    to.priceChange.push({ ...own, fromCents: before.priceCents, toCents: priceCents, changedAt: at });
  const events = stockEvents(before, {
    status: input.status,
    sold: input.sold,
    reserved: input.reserved,
    showOnDealerWebsite: input.show_on_dealer_website,
    priceCents,
    subscriptionPriceCents,
  });
  for (const event of events) to.stockEvent.push({ ...own, ...event, at, matchedAt: null });
}

const variantOf = (
  of: NonNullable<VehicleInput['variant']>,
  own: { readonly vehicleId: number; readonly dealershipId: number },
) => ({
  vehicleId: own.vehicleId,
  dealershipId: own.dealershipId,
  cylinders: of.cylinders,
  enginesize: of.enginesize,
  enginesizeLitres: of.enginesize_litres,
  induction: of.induction,
  fuelconsumptioncombined: of.fuelconsumptioncombined,
  energyconsumptioncombined: of.energyconsumptioncombined,
  fuelcapacity: of.fuelcapacity,
  grossvehiclemass: of.grossvehiclemass,
  vehiclelength: of.vehiclelength,
  vehicleheight: of.vehicleheight,
  vehiclewidth: of.vehiclewidth,
  towingcapacitybraked: of.towingcapacitybraked,
  bodyconfiguration: of.bodyconfiguration,
  torque: of.torque,
  ancaprating: of.ancaprating,
  geartype: of.geartype,
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
