import type { AttackCount } from './attack.ts';
import type { NamedAttack } from './attack-list.ts';

/** What came of an attack; an attack that could not be carried out has a failure in place of a count. */
export interface AttackResult {
  readonly attack: NamedAttack;
  readonly count: AttackCount | null;
  readonly failure: string | null;
}

/** Whether an attack was held. */
export const isHeld = ({ count, failure }: AttackResult): boolean => failure === null && count?.letThrough === 0;

/** The results as a table, the rule of each attack beside its verdict, and a line that counts them. */
export function resultsTable(results: readonly AttackResult[]): string {
  const rows = results.map((result) => {
    const { attack, count, failure } = result;
    const verdict = failure === null ? (isHeld(result) ? 'held' : 'OPEN') : 'FAILED';
    return [
      attack.fact ?? '-',
      attack.name,
      String(count?.tried ?? '-'),
      String(count?.refused ?? '-'),
      String(count?.letThrough ?? '-'),
      verdict,
      failure ?? `${attack.rule}${count === null || count.note === '' ? '' : ` [${count.note}]`}`,
    ];
  });
  const lines = [['fact', 'attack', 'tried', 'refused', 'let through', 'verdict', 'rule [what was seen]'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const held = results.filter(isHeld).length;
  return [...text, '', `${held} of ${results.length} attacks held.`].join('\n');
}
