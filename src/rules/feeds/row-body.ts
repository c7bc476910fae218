import { readCount, readMass } from './read-figures.ts';
import { readBody } from './read-words.ts';
import type { CellReading, RowCells } from './row-cells.ts';

const CARAVANS = new Set(['Caravan', 'Pop-top', 'Camper trailer', 'Motorhome']);
const isCaravanBody = (body: string | null): boolean => body !== null && CARAVANS.has(body);

/** Whether a vehicle drives by itself; there are cars called Caravan. */
const isDriven = (cells: RowCells): boolean =>
  (['km', 'transmission', 'drive', 'fuel', 'engine'] as const).some((field) => cells.filled(field).length > 0);

/** What a car is praised for beside a caravan. */
const TOWS = /\b(?:tow|towing|tows|towed|tower|pull|puller|pulls|pulling|ready|suits?)\b/i;

/** A vehicle's body. That of a caravan may be told by its title alone, and caravan dealers call theirs a van, as others call what carries parcels. */
export function bodyOf(cells: RowCells): CellReading<string> {
  const body = cells.read('body', readBody);
  if (body.value === 'Van' && isTrailer(cells)) return repairedBody(cells, { ...body, value: 'Caravan' });
  const [title] = cells.filled('carsales_title');
  if (body.value !== null || title === undefined || TOWS.test(title.text)) return body;
  const { value, how } = readBody(title.text);
  if (how !== 'plain' || !isCaravanBody(value) || (value !== 'Motorhome' && isDriven(cells))) return body;
  return repairedBody(cells, { ...title, value });
}

function repairedBody(cells: RowCells, found: Omit<CellReading<string>, 'how'>): CellReading<string> {
  const body = { ...found, how: 'repaired' as const };
  cells.note(body);
  return body;
}

/** Whether a vehicle is a caravan or motorhome, by its body or, where nothing tells that, by its figures. */
export const isCaravan = (cells: RowCells, body: string | null): boolean =>
  body === null ? isTrailer(cells) : isCaravanBody(body);

/** What does not drive and has an ATM or berths. */
function isTrailer(cells: RowCells): boolean {
  const hasMass = (cells.find('aggregate_trailer_mass', readMass).value ?? 0) > 0;
  const hasBerths = (cells.find('sleeps', readCount).value ?? 0) > 0;
  return (hasMass || hasBerths) && !isDriven(cells);
}
