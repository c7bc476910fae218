import { numberText } from '#src/rules/text/number-text.ts';
import { ballWeight, LIMIT_NAMES, limitWords, uncheckedWords } from '#src/rules/tow/limit-words.ts';
import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { type TowCheck, type TowLimit, towLimit } from '#src/rules/tow/tow-limit.ts';
import { mayPack, towVerdict, usableAtm, type VanWeights } from '#src/rules/tow/tow-verdict.ts';
import { verdictBox } from './fill-card.ts';
import { make } from './make.ts';
import { copyButton, towingWith } from './tow-actions.ts';
import { towDrawing } from './tow-drawing.ts';
import { weightsOf } from './weights-data.ts';

const kg = (kilograms: number) => `${numberText(kilograms)} kg`;

/** The verdict on a vehicle's page: the figures it comes from, a drawing of them, and what limits them. */
export function fillPage(place: HTMLElement, choice: TowChoice): void {
  const van = weightsOf(place);
  const limit = towLimit(choice);
  const isKnown = towVerdict(limit.limit, van).kind !== 'unknown';
  place.replaceChildren(
    make(
      'section',
      { class: 'tow-page', 'aria-label': 'Will your car tow it?' },
      make('h2', {}, 'Will your car tow it?'),
      ...towingWith(choice, copyButton()),
      verdictBox(van, limit),
      ...(isKnown ? [towDrawing(limit.limit, van)] : []),
      figures(limit, van),
      ...uncheckedNote(limit),
      make(
        'details',
        { class: 'tow-why' },
        make('summary', {}, 'Where the limit comes from'),
        make('ul', {}, ...limit.checks.map((check) => checkLine(check, limit, choice))),
      ),
    ),
  );
}

function uncheckedNote(limit: TowLimit): HTMLElement[] {
  const words = uncheckedWords(limit);
  return words === null ? [] : [make('p', { class: 'text-sm text-ink-2' }, words)];
}

function figures(limit: TowLimit, van: VanWeights): HTMLElement {
  const pack = mayPack(van);
  const atm = usableAtm(van);
  return make(
    'dl',
    { class: 'tow-figures' },
    ...row('Your limit', kg(limit.limit), LIMIT_NAMES[limit.by]),
    ...(van.atm === null ? [] : row('Loaded weight (ATM)', kg(van.atm), 'The heaviest it’s allowed to be on the road.')),
    ...(van.tare === null ? [] : row('Empty weight (tare)', kg(van.tare), '')),
    ...(pack === null ? [] : row('So you can pack', kg(pack), 'Water, gas and everything you put in.')),
    ...(atm === null
      ? []
      : row('Weight on the towball, about', kg(ballWeight(atm)), 'A tenth of ATM. Check your towbar’s plate.')),
  );
}

const row = (label: string, value: string, note: string): HTMLElement[] => [
  make('div', {}, make('dt', {}, label), make('dd', {}, value, ...(note === '' ? [] : [make('small', {}, note)]))),
];

const checkLine = (check: TowCheck, limit: TowLimit, choice: TowChoice): HTMLElement => {
  const isLimit = check.by === limit.by;
  const name = `${LIMIT_NAMES[check.by]}${isLimit ? ', your limit' : ''}: `;
  return make('li', isLimit ? { 'data-limit': '' } : {}, make('strong', {}, name), limitWords(check, choice));
};
