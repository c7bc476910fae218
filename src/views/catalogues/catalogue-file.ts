import type { Catalogue, OfferedVehicle } from '#src/rules/catalogues/catalogue.ts';
import { CATALOGUES, LEFT_OUT_FILE } from '#src/rules/catalogues/catalogues.ts';
import { STOCK_XML_FILE, stockRow, stockXml } from '#src/rules/catalogues/stock-xml.ts';
import { delimitedLine } from '#src/rules/text/delimited.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { eachListed } from '#src/views/seo/listed-vehicles.ts';
import { offeredVehicle } from './offered-vehicle.ts';

/** A file for advertisers, and its media type. */
export interface CatalogueFile {
  readonly text: string;
  readonly type: string;
}

/** How many vehicles are read before other requests have their turn: each is unpacked whole. */
const AT_ONCE = 100;

/** A catalogue of a site's vehicles for sale, or the list of those left out; null when there is no such file, or the site offers none. */
export async function catalogueFile(context: PageContext, file: string): Promise<CatalogueFile | null> {
  if (!context.site.switches.vehicleCatalogues) return null;
  if (file === LEFT_OUT_FILE) return leftOutFile(context);
  if (file === STOCK_XML_FILE) return stockFile(context);
  const catalogue = CATALOGUES.find((one) => one.file === file);
  if (catalogue === undefined) return null;
  const { columns, delimiter } = catalogue;
  const lines = [delimitedLine(columns, delimiter)];
  await eachOffered(context, (vehicle) => {
    const row = catalogue.row(vehicle);
    if (row.kind === 'row')
      lines.push(
        delimitedLine(
          columns.map((name) => row.cells[name] ?? ''),
          delimiter,
        ),
      );
  });
  return { text: lines.join(''), type: delimiter === ',' ? 'text/csv' : 'text/tab-separated-values' };
}

async function stockFile(context: PageContext): Promise<CatalogueFile> {
  const { head, vehicle, foot } = stockXml(context.site.switches.stockXmlElements);
  const parts = [head];
  await eachOffered(context, (offered) => {
    const row = stockRow(offered);
    if (row.kind === 'row') parts.push(vehicle(row.cells, offered.images));
  });
  return { text: [...parts, foot].join(''), type: 'application/xml' };
}

/** Every file that can leave vehicles out. */
const FILES: readonly Pick<Catalogue, 'file' | 'row'>[] = [...CATALOGUES, { file: STOCK_XML_FILE, row: stockRow }];

async function leftOutFile(context: PageContext): Promise<CatalogueFile> {
  const lines = [delimitedLine(['catalogue', 'stock_number', 'vehicle', 'reason'], ',')];
  await eachOffered(context, (vehicle) => {
    for (const catalogue of FILES) lines.push(...reasonLine(catalogue, vehicle));
  });
  return { text: lines.join(''), type: 'text/csv' };
}

function reasonLine({ file, row }: Pick<Catalogue, 'file' | 'row'>, vehicle: OfferedVehicle): string[] {
  const made = row(vehicle);
  return made.kind === 'row' ? [] : [delimitedLine([file, vehicle.car.stocknum, vehicle.name, made.reason], ',')];
}

async function eachOffered(context: PageContext, visit: (vehicle: OfferedVehicle) => void): Promise<void> {
  const { stock } = context.showroom;
  const unpack = ({ slug }: { readonly slug: string }) => {
    const car = stock.vehicle(slug);
    if (car !== null) visit(offeredVehicle(context, car));
  };
  await eachListed(stock, unpack, AT_ONCE);
}
