import { numberText } from '#src/rules/text/number-text.ts';
import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { towLimit } from '#src/rules/tow/tow-limit.ts';
import { towVerdict, type VerdictKind, verdictBar, verdictWords } from '#src/rules/tow/tow-verdict.ts';
import { make, makeIcon } from './make.ts';

const LOOKS: Readonly<Record<VerdictKind, { readonly kind: string; readonly icon: string }>> = {
  good: { kind: 'good', icon: 'check' },
  close: { kind: 'warn', icon: 'alert' },
  heavy: { kind: 'bad', icon: 'close' },
  unknown: { kind: '', icon: 'info' },
};

/** The verdict on one caravan: words, its ATM, and a bar on which the limit is marked. */
export function fillCard(place: HTMLElement, choice: TowChoice): void {
  place.replaceChildren(verdictBox(atmOf(place), towLimit(choice).limit));
}

const atmOf = ({ dataset }: HTMLElement): number | null => (dataset.atm ? Number(dataset.atm) : null);

export function verdictBox(atm: number | null, limit: number): HTMLElement {
  const verdict = towVerdict(limit, atm);
  const { kind, icon } = LOOKS[verdict.kind];
  const { name, rest } = verdictWords(verdict);
  const words = make('span', {}, make('strong', {}, name), rest);
  const box = make('div', { class: 'verdict', 'data-kind': kind }, makeIcon(icon, 'size-4.5'), words);
  if (verdict.kind === 'unknown') return box;
  words.append(make('br'), `${numberText(verdict.atm)} kg loaded (ATM)`);
  const { filled, mark } = verdictBar(limit, verdict.atm);
  const bar = make('span', { class: 'verdict__bar', 'aria-hidden': 'true' }, make('span'), make('i'));
  bar.style.setProperty('--filled', String(filled));
  bar.style.setProperty('--mark', String(mark));
  box.append(bar);
  return box;
}
