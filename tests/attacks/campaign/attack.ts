import type { Target } from './target.ts';

/** What an attack came to: how often it was tried, how often it was refused, and how often it got through. */
export interface AttackCount {
  readonly tried: number;
  readonly refused: number;
  /** The attack is held only when this is 0. */
  readonly letThrough: number;
  /** What was seen, in a few words, for the table. */
  readonly note: string;
}

/** An attack on a running Forecourt. Its name is the name of its file. */
export interface Attack {
  /** The ledger entry that it puts to the test; null where the ledger has none. */
  readonly fact: string | null;
  /** The rule by which it is judged, as a sentence that is true while the attack is held. */
  readonly rule: string;
  /** The server it is run against: the demo sites with default limits, or one site with LEADS_PER_ADDRESS=2. */
  readonly server: 'demo' | 'strict';
  /** Whether it belongs to the short form too: cheap, and judged by counts alone. */
  readonly isShort: boolean;
  run(target: Target): Promise<AttackCount>;
}

/** An attack whose every try either was refused or got through. */
export function counted(outcomes: readonly { readonly isThrough: boolean }[], note: string): AttackCount {
  const letThrough = outcomes.filter(({ isThrough }) => isThrough).length;
  return { tried: outcomes.length, refused: outcomes.length - letThrough, letThrough, note };
}

/** How often each word occurs, such as "201×20 429×10", for notes. */
export function tally(words: readonly (string | number)[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(String(word), (counts.get(String(word)) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word}×${count}`).join(' ');
}
