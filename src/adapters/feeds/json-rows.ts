import { type Duplex, Readable } from 'node:stream';
import pick from 'stream-json/filters/pick.js';
import parser from 'stream-json/parser.js';
import streamArray from 'stream-json/streamers/stream-array.js';
import { boundedJson } from './bounded-json.ts';
import { BadFeed, beginningOf, ENDS_EARLY, type FeedFile, textOf } from './feed-file.ts';
import { type FeedRow, INSIDE, MOST_COLUMNS, noCells } from './feed-row.ts';
import { namedGroup } from './named-values.ts';
import { oneOf } from './one-of-list.ts';

/** Reads a JSON list, value by value, as they are: the file itself, or the one list of objects that is inside it. */
export async function* jsonValues(file: FeedFile): AsyncGenerator<unknown> {
  const isList = (await beginningOf(file, 4096)).trimStart().startsWith('[');
  try {
    const wanted = isList ? null : await findList(file);
    const text = boundedJson(textOf(file), wanted === null ? 1 : wanted.length + 1);
    const values =
      wanted === null
        ? flowing(text, streamArray.withParserAsStream())
        : flowing(text, pick.withParserAsStream({ filter: isAt(wanted), once: true }), streamArray.asStream());
    for await (const item of values) yield (item as { readonly value: unknown }).value;
  } catch (error) {
    if (error instanceof BadFeed && error.message.startsWith(file.path)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    // The parser says what it was still waiting for when the file had ended, and something else of a mistake in its middle.
    const why = message.startsWith('Parser has expected') ? ENDS_EARLY : message;
    throw new BadFeed(`${file.path} cannot be read as a JSON list: ${why}.`);
  }
}

/** Text through some streams; what goes wrong in one of them goes wrong for whoever reads the last. */
function flowing(text: AsyncGenerator<string>, ...through: Duplex[]): AsyncIterable<unknown> {
  let last: Readable = Readable.from(text);
  for (const next of through) {
    last.once('error', (error) => next.destroy(error));
    last = last.pipe(next);
  }
  return last;
}

type Path = readonly (string | number | null)[];
const isAt = (wanted: Path) => (path: Path) => path.length === wanted.length && path.every((part, at) => part === wanted[at]);

/** What feeds call their list of vehicles. */
const LIST_NAMES =
  /^(?:vehicles?|cars?|stock|inventory|listings?|items?|results?|rows?|records?|data|caravans?|units?|products?)$/i;
/** Lists that a vehicle has. */
const PARTS = /photo|image|picture|media|feature|option|equipment|video/i;

/** Lists of vehicles are seldom deeper; one that is has its rows bounded when they are read. */
const ANY_LIST_DEPTH = 8;

interface Token {
  readonly name: string;
  readonly value?: unknown;
}

/** The way to the one list of objects inside a file; which of several is meant is told by its name, or by nobody. */
async function findList(file: FeedFile): Promise<Path> {
  const [found, way]: [string[][], (string | null)[]] = [[], []];
  let [key, lists, isFirst]: [string | null, number, boolean] = [null, 0, false];
  const tokens = flowing(
    // How deep the rows are is not known yet; whatever is inside something is no longer than a row.
    boundedJson(textOf(file), ANY_LIST_DEPTH),
    parser.asStream({
      packKeys: true,
      streamKeys: false,
      streamStrings: false,
      streamNumbers: false,
      packStrings: false,
      packNumbers: false,
    }),
  );
  for await (const token of tokens) {
    const { name, value } = token as Token;
    if (name === 'keyValue') key = String(value);
    else if (name === 'startArray') {
      if (lists === 0) way.push(key);
      lists += 1;
      isFirst = lists === 1;
    } else if (name === 'endArray') {
      lists -= 1;
      if (lists === 0) way.pop();
    } else if (name === 'startObject') {
      // The first key belongs to the file itself, which has none.
      if (lists === 1 && isFirst) found.push(way.filter((part) => part !== null));
      if (lists === 0) way.push(key);
      key = null;
      isFirst = false;
    } else if (name === 'endObject' && lists === 0) way.pop();
  }
  return theList(
    file,
    found.filter((path) => !PARTS.test(path.at(-1) ?? '')),
  );
}

function theList(file: FeedFile, found: readonly string[][]): Path {
  const named = found.filter((path) => LIST_NAMES.test(path.at(-1) ?? ''));
  const [list, another] = named.length > 0 ? named : found;
  if (list === undefined) throw new BadFeed(`${file.path} cannot be read as a JSON list: it has no list of vehicles in it.`);
  if (another !== undefined)
    throw new BadFeed(
      `${file.path} has several lists, and it is not clear which one is the stock: ${(named.length > 0 ? named : found).map((path) => path.join(INSIDE)).join(', ')}. Send a file with one.`,
    );
  return list;
}

/** Reads a JSON list of objects in a dealer's words, each as a row of cells: what is inside something else has both names. */
export async function* jsonRows(file: FeedFile): AsyncGenerator<FeedRow> {
  let row = 0;
  for await (const value of jsonValues(file)) {
    row += 1;
    const cells = noCells();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) yield { row, cells, wrong: 'is not an object' };
    else if (flatten(value, '', cells, 0)) yield { row, cells };
    else yield { row, cells: {}, wrong: `has more than ${MOST_COLUMNS} values, or they are nested too deeply` };
  }
}

/** False when there is too much of it. */
function flatten(value: object, prefix: string, into: Record<string, string>, depth: number): boolean {
  if (depth > 6) return false;
  for (const [name, inside] of Object.entries(value)) {
    const column = prefix === '' ? name : `${prefix}${INSIDE}${name}`;
    const group = Array.isArray(inside) ? namedGroup(name, inside) : inside;
    if (typeof group === 'object' && group !== null) {
      if (!flatten(group, column, into, depth + 1)) return false;
    } else
      into[column] = Array.isArray(inside)
        ? inside.map((one) => oneOf(one, name)).join('\n')
        : inside === null
          ? ''
          : String(inside);
    if (Object.keys(into).length > MOST_COLUMNS) return false;
  }
  return true;
}
