import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables that typed queries name; bulk stock goes in and out as whole rows (write-vehicles.ts, read-stock.ts). */
export interface Tables {
  version: { kind: 'directory' | 'site' | 'dealership' | 'market'; id: number; number: string };
  site: {
    id: GeneratedAlways<number>;
    slug: string;
    name: string;
    created_at: Generated<Date>;
    removed_at: Generated<Date | null>;
  };
  site_host: { host: string; site: number; position: number };
  site_definition: {
    site_id: number;
    template: string;
    brand: string | null;
    group: string | null;
    definition: JSONColumnType<Record<string, unknown>>;
    digest: string;
    applied_at: Generated<Date>;
  };
  layer: { kind: 'template' | 'brand' | 'group'; name: string; switches: JSONColumnType<Record<string, unknown>> };
  dealership: {
    id: GeneratedAlways<number>;
    slug: string;
    name: string;
    phone: string | null;
    average_rating: number | null;
    review_count: number;
    market_opt_out: boolean;
    switches: JSONColumnType<Record<string, unknown>>;
  };
  site_dealership: { site_id: number; dealership_id: number; position: number };
  location: LocationTable;
  lender: { id: string; facts: JSONColumnType<Record<string, unknown>> };
  manufacturer: { id: GeneratedAlways<number>; slug: string; name: string; logo_url: string | null };
  model: {
    id: GeneratedAlways<number>;
    manufacturer_id: number;
    slug: string;
    name: string;
    override_url: string | null;
    status: 'current' | 'coming_soon';
    image_url: string | null;
    bodies: string[];
    position: Generated<number>;
  };
  vehicle: { id: number; dealership_id: number; slug: string; stocknum: string; digest: string; price_cents: string | null };
  import_run: {
    id: GeneratedAlways<string>;
    dealership_id: number;
    source: string;
    started_at: Date;
    added: number;
    changed: number;
    unchanged: number;
    set_aside: JSONColumnType<readonly unknown[]>;
  };
}

export interface LocationTable {
  id: GeneratedAlways<number>;
  dealership_id: number;
  slug: string;
  name: string;
  location_type: 'sales' | 'service' | 'parts' | 'service-and-parts';
  location_subtype: string[];
  is_primary: boolean;
  visible: boolean;
  manufacturers: string[];
  dealer_license_number: string | null;
  motor_vehicle_repairer: string | null;
  address_id: number | null;
  street: string;
  city: string;
  state: string;
  postcode: string;
  lat: number | null;
  long: number | null;
  place_url: string | null;
  place_id: string | null;
  map_key: string | null;
  phone: string | null;
  landline_phone: string | null;
  opening_hours: JSONColumnType<readonly unknown[]>;
  image_url: string | null;
  average_rating: number | null;
  review_count: number;
  distribution_locations: string[];
}
