import type { SheetMade } from '#src/adapters/pdf/sheet-press.ts';
import { sheetTheme } from '#src/adapters/pdf/sheet-theme.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { vehicleSheet } from '#src/views/print/vehicle-sheet.ts';
import { problemAnswer } from './problem-answer.ts';

/** GET /cars/{slug}.pdf: a vehicle on one page of A4, downloaded as {slug}.pdf (ledger V18). */
export async function printVehicle(request: Request, context: Context, key: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problemAnswer(405, 'This address is read-only.', { headers: { Allow: 'GET, HEAD' } });
  const car = await findVehicle(context, key);
  if (car === null) return missing();
  if (car.slug !== key)
    return new Response(null, { status: 301, headers: { Location: addressPath('vehicleSheet', { key: car.slug }) } });
  const made = await sheetOf(context, car.slug);
  if (made === 'tooMany') return tooMany(context);
  switch (made.kind) {
    case 'missing':
      return missing();
    case 'failed':
      return problemAnswer(503, 'We couldn’t prepare the PDF. Please try again in a moment.', {
        headers: { 'Retry-After': '5' },
      });
    case 'printed':
      return new Response(new Uint8Array(made.pdf), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${car.slug}.pdf"`,
          // Search engines should find the page, not the sheet.
          'X-Robots-Tag': 'noindex',
        },
      });
  }
}

/** A cached sheet costs nothing; one that must be printed counts towards the limit of its network address (ledger H8). */
async function sheetOf(context: Context, slug: string): Promise<SheetMade | 'tooMany'> {
  const { press, sheets } = context.services;
  const name = `${context.showroom.edition} ${slug}`;
  const ready = press.ready(name);
  if (ready !== null) return ready;
  if (sheets.take(context.sender?.ip ?? '') === null) return 'tooMany';
  return press.sheet(name, async () => {
    const wanted = await vehicleSheet(context, slug);
    if (wanted === null) return null;
    const { sheet, pictureAddress } = wanted;
    return { sheet, shell: sheetTheme(context.site.theme), pictureAddress };
  });
}

const missing = () => problemAnswer(404, 'There is no such vehicle.');

const tooMany = ({ services, sender }: Context) =>
  problemAnswer(429, 'That’s a lot at once. Please try again in a few minutes.', {
    headers: { 'Retry-After': String(services.sheets.retryAfter(sender?.ip ?? '')) },
  });
