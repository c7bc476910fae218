import { type QrCode, qrCode } from '#src/adapters/pdf/qr-code.ts';
import type { Sheet } from '#src/rules/print/sheet.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { vehicleSheet } from './vehicle-sheet.ts';

/** A vehicle on a page that is made to be printed (ledger V18). */
export interface PrintPage {
  readonly sheet: Sheet;
  readonly picture: PictureView | null;
  readonly qr: QrCode;
  readonly vehicleHref: string;
  readonly pdfHref: string;
}

/** The printable page of a vehicle, by address or id (ledger I3); null for one that this site does not show. */
export async function viewPrintPage(context: PageContext, key: string): Promise<PrintPage | null> {
  const wanted = await vehicleSheet(context, key);
  if (wanted === null) return null;
  const { slug, sheet, pictureAddress } = wanted;
  return {
    sheet,
    picture: pictureAddress === null ? null : pictureView(context, pictureAddress.replace('&f=jpeg', '')),
    qr: qrCode(sheet.address),
    vehicleHref: `/cars/${slug}`,
    pdfHref: `/cars/${slug}.pdf`,
  };
}
