import type { Proposal } from '#src/rules/feeds/propose-mapping.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { ImportAccount } from '#src/use-cases/stock/import-feed.ts';

/** What commands that import end with: all rows went in, nothing was done, or some rows were left out. */
export const [ALL_IN, NOTHING_DONE, SOME_LEFT] = [0, 1, 3];

/** Whether every row of a file went in, and nothing waits for a person. */
const isAllIn = ({ setAside, held, removalHeld }: ImportAccount): boolean =>
  setAside.length === 0 && held.length === 0 && removalHeld === null;

/** What a command that imported a file ends with. Vehicles may have been removed though no row went in. */
export function exitCode(account: ImportAccount): number {
  const { rows, setAside, held, removed } = account;
  if (isAllIn(account) && rows + removed > 0) return ALL_IN;
  return removed === 0 && setAside.length + held.length === rows ? NOTHING_DONE : SOME_LEFT;
}

/** Said when something of a file waits whose mapping was accepted: that needs a yes of its own. */
export const MAPPING_SAVED = 'The mapping is saved.';

/** How many lines of one kind are printed; the JSON has more. */
export const SHOWN = 40;

/** A proposed mapping, a line a column. */
export function proposalLines({ columns, mapping }: Proposal): string[] {
  const width = Math.max(...columns.map(({ column }) => column.length), 6);
  return [
    'Proposed mapping:',
    ...columns.map(({ column, field, confidence, why }) =>
      field === null
        ? `  ${column.padEnd(width)}  is left out (${why})`
        : `  ${column.padEnd(width)}  ${field}, ${Math.round(confidence * 100)}% sure (${why})`,
    ),
    ...Object.entries(mapping.defaults).map(([field, value]) => `  Rows without a ${field} are "${value}".`),
  ];
}

const MARKS = { added: '+', changed: '~', removed: '-' } as const;

/** What an import would change, a line a vehicle, and of how many vehicles each field. */
export function changeLines({ changes, changedFields, added, changed, removed }: ImportAccount): string[] {
  const lines = changes.slice(0, SHOWN).map(({ kind, stocknum, name, changes: what }) => {
    const told = kind !== 'changed' ? '' : `: ${what.length === 0 ? 'details' : what.join(', ')}`;
    return `${MARKS[kind]} ${stocknum}  ${name}${told}`;
  });
  const more = added + changed + removed - lines.length;
  const fields = changedFields.map(({ field, count }) => `${field} of ${numberText(count)}`);
  return [
    ...lines,
    ...(more > 0 ? [`  and ${numberText(more)} more`] : []),
    ...(fields.length > 0 ? [`In all: ${fields.join(', ')}.`] : []),
  ];
}

const were = (count: number): string => (count === 1 ? 'was' : 'were');

/** What became of a file's rows. */
export function accountLines(account: ImportAccount, isDryRun: boolean, setAsideCount = account.setAside.length): string[] {
  const { added, changed, unchanged, held, removed, absent } = account;
  const [are, they] = absent === 1 ? ['is', 'it stays'] : ['are', 'they stay'];
  const waiting = held.length === 0 ? '' : `, ${held.length} held`;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged${waiting}, ${numberText(setAsideCount)} set aside.`;
  return [
    `${isDryRun ? 'It would be: ' : ''}${counts}${account.isSameFile ? ' The file is the same as the last one.' : ''}`,
    ...(removed > 0 ? [`${countWords(removed, 'vehicle')} ${isDryRun ? 'would be' : were(removed)} removed.`] : []),
    ...(account.removalHeld === null ? [] : [`No vehicle is removed unless you pass --accept: ${account.removalHeld}`]),
    ...(absent > 0 ? [`${countWords(absent, 'unsold vehicle')} of this feed ${are} not in the file; ${they}.`] : []),
    ...(account.numbered > 0
      ? [
          `${countWords(account.numbered, 'row')} without a stock number or VIN ${were(account.numbered)} given a number made from what identifies ${account.numbered === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...unreadLines(account),
    ...noteLines(account),
    ...sameNumberLines(account),
    ...sameVinLines(account),
    ...account.duplicates
      .slice(0, SHOWN)
      .map(
        ({ stocknum, vin, dealership, theirStocknum }) =>
          `${stocknum} (${vin}) is in stock at ${dealership} too, as ${theirStocknum}.`,
      ),
  ];
}

/** The rows that did not go in, a line each, with the reason. */
export const leftLines = ({ setAside, held }: Pick<ImportAccount, 'setAside' | 'held'>): string[] => [
  ...setAside.map(({ row, stocknum, column, value, reason }) => {
    const where = column === undefined ? '' : `${column} "${value ?? ''}": `;
    return `row ${row}${stocknum === null ? '' : ` (${stocknum})`}: ${where}${reason}`;
  }),
  ...held.map(({ row, stocknum, reason }) => `row ${row} (${stocknum}) waits: ${reason}`),
];

/** An account that was kept before columns were compared with the mapping has none. */
function unreadLines({ unread = [] }: Partial<ImportAccount>): string[] {
  if (unread.length === 0) return [];
  const named = unread.map(({ column, field }) => `${column} (${field})`).join(', ');
  return [
    `The feed’s mapping leaves out ${countWords(unread.length, 'column')} that may be read: ${named}. To read them, name them in the mapping.`,
  ];
}

function sameNumberLines({ sameNumbers: { count, first } }: ImportAccount): string[] {
  if (count === 0) return [];
  const named = first.map(({ stocknum, dealership }) => `${stocknum} at ${dealership}`).join(', ');
  return [
    `${countWords(count, 'new stock number')} ${count === 1 ? 'is' : 'are'} used by another vehicle of the same site too: ${named}${count > first.length ? ', …' : ''}.`,
  ];
}

/** An account that was kept before VINs were compared has none. */
function sameVinLines({ sameVins: { count, first } = { count: 0, first: [] } }: Partial<ImportAccount>): string[] {
  const lines = first.map(({ vin, vehicles }) => {
    const named = vehicles.map(({ stocknum, row }) => (row === null ? stocknum : `${stocknum} (row ${row})`));
    const [all, kept] = [`${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`, named.length === 2 ? 'both' : 'all'];
    return `${all} have the same VIN, ${vin}; ${kept} are kept.`;
  });
  return count > lines.length ? [...lines, `  and ${numberText(count - lines.length)} more VINs`] : lines;
}

function noteLines({ notes, moreNotes, repairedRows }: ImportAccount): string[] {
  const words = {
    repaired: 'Repaired',
    unknown: 'Not on our list, kept as it is',
    unreadable: 'Could not be read, left out',
  } as const;
  const lines = (['repaired', 'unknown', 'unreadable'] as const).flatMap((kind) => {
    const of = notes.filter(({ how }) => how === kind);
    if (of.length === 0) return [];
    const title = kind === 'repaired' ? `${words[kind]} in ${countWords(repairedRows, 'row')}:` : `${words[kind]}:`;
    return [
      title,
      ...of
        .slice(0, SHOWN)
        .map(
          ({ column, from, to, count, row }) =>
            `  ${column}: "${from}"${kind === 'repaired' ? ` → ${to ?? ''}` : ''} (${count === 1 ? `row ${row}` : `${count} rows, first ${row}`})`,
        ),
      ...(of.length > SHOWN ? [`  and ${of.length - SHOWN} more`] : []),
    ];
  });
  return moreNotes > 0 ? [...lines, `${moreNotes} more notes are not shown.`] : lines;
}
