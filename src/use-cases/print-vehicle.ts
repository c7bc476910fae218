import { sheetDress } from '#src/adapters/pdf/sheet-dress.ts';
import type { Context } from './context.ts';
import { problemAnswer } from './problem-answer.ts';
import { vehicleSheet } from './vehicle-sheet.ts';

/** GET /cars/{slug}.pdf: a vehicle on one page of A4, to be kept as {slug}.pdf (ledger V18). */
export async function printVehicle(request: Request, context: Context, key: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problemAnswer(405, 'This address is only read.', { headers: { Allow: 'GET, HEAD' } });
  const wanted = await vehicleSheet(context, key);
  if (wanted === null) return problemAnswer(404, 'There is no such vehicle.');
  if (wanted.slug !== key) return new Response(null, { status: 301, headers: { Location: `/cars/${wanted.slug}.pdf` } });
  const { sheet, pictureAddress } = wanted;
  const pdf = await context.desk.press.sheet({ sheet, dress: sheetDress(context.site.theme), pictureAddress });
  if (pdf === null)
    return problemAnswer(503, 'The sheet could not be made. Please try again in a moment.', { headers: { 'Retry-After': '5' } });
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${wanted.slug}.pdf"`,
      // The page is what is found by searching, not its paper.
      'X-Robots-Tag': 'noindex',
    },
  });
}
