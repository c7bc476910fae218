import { numberText } from '#src/rules/text/number-text.ts';
import { ballWeight } from '#src/rules/tow/limit-words.ts';
import { mayPack, type VanWeights } from '#src/rules/tow/tow-verdict.ts';
import { drawn } from './make.ts';

/** The height of the road, the place of the towball between car and van, and the ends of the van. */
const ROAD = 270;
const HITCH = 424;
const [FRONT, REAR] = [500, 884];

/** A car and a caravan on a road, with the weights that count: what may be towed, what it weighs loaded, and what rests on the towball. */
export function towDrawing(limit: number, van: VanWeights): SVGElement {
  const { atm, tare } = van;
  const words = [`The car can tow up to ${numberText(limit)} kilograms.`];
  if (atm !== null)
    words.push(
      `The caravan weighs up to ${numberText(atm)} kilograms loaded, of which about ${ballWeight(atm)} rest on the towball.`,
    );
  const svg = drawn(
    'svg',
    { viewBox: '0 0 900 400', role: 'img', 'aria-label': words.join(' '), class: 'silhouette tow-drawing' },
    drawn('path', { d: `M4 ${ROAD}H896`, class: 'tow-drawing__road' }),
    drawn('use', { href: '#body-suv', x: '0', y: '97', width: '440', height: '189' }),
    drawn('use', { href: '#body-caravan', x: '383', y: '58', width: '540', height: '231' }),
    label('middle', 205, 110, `Can tow ${numberText(limit)} kg`),
  );
  if (atm === null) return svg;
  svg.append(
    label('middle', (FRONT + REAR) / 2, 48, `Loaded ${numberText(atm)} kg (ATM)`),
    drawn('path', { d: `M${HITCH} 150v66m-11 -13l11 13 11 -13M${HITCH} ${ROAD + 12}v30`, class: 'tow-drawing__arrow' }),
    label('end', HITCH + 20, 345, `${numberText(ballWeight(atm))} kg on the towball`),
  );
  const pack = mayPack(van);
  if (tare !== null && pack !== null) {
    const split = FRONT + ((REAR - FRONT) * tare) / atm;
    svg.append(
      bar(FRONT, split, 'tare'),
      bar(split, REAR, 'pack'),
      label('start', FRONT, 345, `${numberText(tare)} kg empty`),
      label('end', REAR, 388, `and ${numberText(pack)} kg to pack`),
    );
  }
  return svg;
}

const label = (anchor: 'start' | 'middle' | 'end', x: number, y: number, text: string) =>
  drawn('text', { x: String(x), y: String(y), 'text-anchor': anchor }, text);

const bar = (from: number, to: number, kind: string) =>
  drawn('rect', { x: String(from), y: '296', width: String(to - from), height: '12', class: `tow-drawing__${kind}` });
