import sax from 'sax';
import { BadFeed, beginningOf, ENDS_EARLY, type FeedFile, textOf } from './feed-file.ts';
import { type FeedRow, INSIDE, LONGEST_ROW, MOST_COLUMNS, noCells } from './feed-row.ts';
import { namedElement } from './named-values.ts';

const DEEPEST = 30;
const LOOKED_AT = 256 * 1024;
/** What feeds call a vehicle when there is only one in the file. */
const VEHICLE_NAMES = /^(?:vehicle|car|caravan|motorhome|truck|bike|boat|listing)$/i;
/** How programs mark an element as empty on purpose. */
const NIL = /^(?:\w+:)?nil$/i;
const ROW_NAMES = /^(?:vehicle|car|item|listing|stock|row|record|ad|unit|product|entry)$/i;

/** A strict parser: entities of the file's own are refused, so that none can grow. */
function strictParser(): sax.SAXParser {
  const parser = sax.parser(true, { trim: true, position: true });
  parser.ondoctype = (text) => {
    if (/entity/i.test(text)) throw new BadFeed('declares entities of its own, which are not read');
  };
  parser.onerror = (error) => {
    if (/^(?:unclosed root tag|unexpected end)/i.test(error.message)) throw new BadFeed(ENDS_EARLY);
    throw new BadFeed(
      error.message
        .split('\n')
        .map((line) => line.trim())
        .join(', '),
    );
  };
  return parser;
}

/** Reads an XML feed, row by row: a row is the outermost element that repeats. */
export async function* xmlRows(file: FeedFile): AsyncGenerator<FeedRow> {
  try {
    const { rowPath, others } = await findRows(file);
    const found: FeedRow[] = [];
    const parser = rowParser({ rowPath, others }, (row) => found.push(row));
    for await (const text of textOf(file)) {
      parser.write(text);
      yield* found.splice(0);
    }
    parser.close();
    yield* found;
  } catch (error) {
    if (error instanceof BadFeed && !error.message.startsWith(file.path))
      throw new BadFeed(`${file.path} cannot be read: ${error.message}.`);
    throw error;
  }
}

interface RowPaths {
  readonly rowPath: string;
  /** Elements beside the rows that repeat too: vehicles that another name was given. */
  readonly others: ReadonlySet<string>;
}

/** The path of the rows' element, by the beginning of the file. */
async function findRows(file: FeedFile): Promise<RowPaths> {
  const [counts, withInside, open] = [new Map<string, number>(), new Set<string>(), [] as string[]];
  const parser = strictParser();
  parser.onopentag = ({ name }) => {
    withInside.add(open.join('/'));
    open.push(name);
    if (open.length > DEEPEST) throw new BadFeed('its elements are nested too deeply');
    const path = open.join('/');
    counts.set(path, (counts.get(path) ?? 0) + 1);
  };
  parser.onclosetag = () => void open.pop();
  parser.write(await beginningOf(file, LOOKED_AT));
  const rows = [...counts].filter(([path]) => withInside.has(path) && path.includes('/'));
  const repeated = rows
    .filter(([, count]) => count > 1)
    .toSorted(([one], [other]) => one.split('/').length - other.split('/').length);
  const named = rows.find(([path]) => ROW_NAMES.test(nameOf(path)));
  // One vehicle with several photos: what repeats is inside it.
  const around = rows.find(([path]) => VEHICLE_NAMES.test(nameOf(path)) && repeated[0]?.[0].startsWith(`${path}/`));
  const path = (around ?? repeated[0] ?? named)?.[0];
  if (path === undefined) throw new BadFeed('no element repeats, so there are no rows');
  const inside = repeated.find(([inner, count]) => {
    const isDeeper = inner.startsWith(`${path}/`) && count > (counts.get(path) ?? 0);
    return isDeeper && VEHICLE_NAMES.test(nameOf(inner)) && !VEHICLE_NAMES.test(nameOf(path));
  });
  if (inside !== undefined)
    throw new BadFeed(`its <${nameOf(inside[0])}> elements are inside several <${nameOf(path)}> elements: send a file for each`);
  return { rowPath: path, others: new Set(repeated.map(([other]) => other).filter((other) => other !== path)) };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function rowParser({ rowPath, others }: RowPaths, found: (row: FeedRow) => void): sax.SAXParser {
  const parser = strictParser();
  const depth = rowPath.split('/').length;
  const open: string[] = [];
  let [row, letters]: [number, number] = [0, 0];
  let cells: Record<string, string> | null = null;
  let other: string | null = null;
  // Whether the element that was opened last has nothing in it so far.
  let isEmpty = false;
  const isVehicle = (path: string) =>
    path === rowPath || (parentOf(path) === parentOf(rowPath) && (others.has(path) || VEHICLE_NAMES.test(nameOf(path))));
  const put = (column: string, text: string) => {
    if (cells === null) return;
    letters += text.length;
    if (letters > LONGEST_ROW || Object.keys(cells).length > MOST_COLUMNS) throw new BadFeed(`row ${row} is too large`);
    const before = cells[column] ?? '';
    cells[column] = before !== '' && text !== '' ? `${before}\n${text}` : before + text;
  };
  const columnOf = (...inside: string[]) => [...open.slice(depth), ...inside].join(INSIDE);
  parser.onopentag = ({ name, attributes }) => {
    const named = open.length >= depth ? namedElement(name, attributes) : null;
    open.push(named?.name ?? name);
    if (open.length > DEEPEST) throw new BadFeed('its elements are nested too deeply');
    if (open.length === depth && isVehicle(open.join('/'))) {
      [cells, letters, row] = [noCells(), 0, row + 1];
      other = open.join('/') === rowPath ? null : name;
    }
    isEmpty = true;
    for (const [key, value] of Object.entries(attributes)) {
      if (NIL.test(key) || key === named?.key) continue;
      isEmpty = false;
      put(columnOf(key), String(value).trim());
    }
  };
  const text = (value: string) => {
    const said = value.trim();
    if (said === '') return;
    isEmpty = false;
    put(open.length > depth ? columnOf() : 'text', said);
  };
  parser.ontext = text;
  parser.oncdata = text;
  parser.onclosetag = () => {
    if (cells !== null && open.length === depth) {
      found(other === null ? { row, cells } : { row, cells, wrong: `is a <${other}> among <${nameOf(rowPath)}>` });
      cells = null;
    }
    // An element without anything in it says that there is nothing; one that is not there says nothing.
    if (isEmpty && open.length > depth) put(columnOf(), '');
    isEmpty = false;
    open.pop();
  };
  return parser;
}
