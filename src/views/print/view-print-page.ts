import { type QrCode, qrCode } from '#src/adapters/pdf/qr-code.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { Sheet } from '#src/rules/print/sheet.ts';
import { vehiclePath } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { vehicleSheet } from './vehicle-sheet.ts';

/** The page of a vehicle's sheet, made to be printed (ledger V18). */
export interface PrintPage {
  /** What it is: a car or a caravan. */
  readonly word: string;
  readonly sheet: Sheet;
  readonly picture: PictureView | null;
  readonly qr: QrCode;
  readonly vehicleHref: string;
  readonly pdfHref: string;
}

/** The printable page of a vehicle by address or id (ledger I3); null when this site does not show it. */
export async function viewPrintPage(context: PageContext, key: string): Promise<PrintPage | null> {
  const found = await vehicleSheet(context, key);
  if (found === null) return null;
  const { slug, word, sheet, pictureAddress } = found;
  return {
    word,
    sheet,
    picture: pictureAddress === null ? null : pictureView(context, pictureAddress.replace('&f=jpeg', '')),
    qr: qrCode(sheet.address),
    vehicleHref: vehiclePath({ slug }),
    pdfHref: addressPath('vehicleSheet', { key: slug }),
  };
}
