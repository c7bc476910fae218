import type { LeadAttributes } from './lead-attributes.ts';

/** Where a lead came from, one line each: for the dealer's letter, for ADF and at the command line (ledger L14, L15). */
interface OriginLine {
  readonly label: 'Source' | 'Campaign' | 'Pages visited';
  readonly value: string;
}

/** The source and medium that a link named, else the website itself; the link's other parameters; and the pages in the order of the visit. */
export function leadOrigin({ visited_pages: pages, linked_query_params: params }: LeadAttributes): OriginLine[] {
  const { utm_source: source, utm_medium: medium, ...others } = params;
  const named = [source, medium].filter((part) => part !== undefined && part !== '').join(' / ');
  const lines: readonly OriginLine[] = [
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
