import { type AskedAbout, towLines } from '../tow/tow-lead.ts';
import type { LeadAttributes } from './lead-attributes.ts';

/** Where a lead came from, one line each: for the dealer's email, ADF and the command line (ledger L14, L15). */
interface OriginLine {
  readonly label: 'Source' | 'Campaign' | 'Pages visited' | 'Tow car' | 'Tow match';
  readonly value: string;
}

/**
 * The shopper's tow car, if there is one; the source and medium from the link, or else the website itself; the link's other parameters; and the visited pages in order.
 */
export function leadOrigin(attributes: LeadAttributes, car: AskedAbout | null): OriginLine[] {
  const { visited_pages: pages, linked_query_params: params, tow_car: towing } = attributes;
  const { utm_source: source, utm_medium: medium, ...others } = params;
  const named = [source, medium].filter((part) => part !== undefined && part !== '').join(' / ');
  const lines: readonly OriginLine[] = [
    ...(towing === undefined ? [] : towLines(towing, car)),
    { label: 'Source', value: named === '' ? 'Website' : named },
    {
      label: 'Campaign',
      value: Object.entries(others)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
    },
    { label: 'Pages visited', value: pages.join(', ') },
  ];
  return lines.filter(({ value }) => value !== '');
}
