import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { atmText, type TowLimit, towLimit } from '#src/rules/tow/tow-limit.ts';
import { towVerdict, type VanWeights, type VerdictKind, verdictBar, verdictWords } from '#src/rules/tow/tow-verdict.ts';
import { make, makeIcon } from './make.ts';
import { weightsOf } from './weights-data.ts';

const LOOKS: Readonly<Record<VerdictKind, { readonly kind: string; readonly icon: string }>> = {
  good: { kind: 'good', icon: 'check' },
  close: { kind: 'warn', icon: 'alert' },
  heavy: { kind: 'bad', icon: 'close' },
  unknown: { kind: '', icon: 'info' },
};

/** The verdict on one caravan: words, its ATM and what limits it, and a bar on which the limit is marked. */
export function fillCard(place: HTMLElement, choice: TowChoice): void {
  place.replaceChildren(verdictBox(weightsOf(place), towLimit(choice)));
}

export function verdictBox(van: VanWeights, limit: TowLimit): HTMLElement {
  const verdict = towVerdict(limit.limit, van);
  const { kind, icon } = LOOKS[verdict.kind];
  const { name, rest } = verdictWords(verdict);
  const words = make('span', {}, make('strong', {}, name), rest);
  const box = make('div', { class: 'verdict', 'data-kind': kind }, makeIcon(icon, 'size-4.5'), words);
  if (verdict.kind === 'unknown') return box;
  words.append(make('br'), atmText(verdict.atm, limit));
  const { filled, mark } = verdictBar(limit.limit, verdict.atm);
  const bar = make('span', { class: 'verdict__bar', 'aria-hidden': 'true' }, make('span'), make('i'));
  bar.style.setProperty('--filled', String(filled));
  bar.style.setProperty('--mark', String(mark));
  box.append(bar);
  return box;
}
