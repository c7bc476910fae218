/** What the previous release cannot live with, each with the words that a migration says it in. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|view|type|function|schema)\b|\.drop(?:Table|Column|View|Type|Schema)\(/i, 'drops something'],
  [/\brename\s+(?:column|to)\b|\.rename(?:Column|To)\(/i, 'renames something'],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b|\.setDataType\(/i, 'changes the type of a column'],
  [/\bset\s+not\s+null\b|\.setNotNull\(/i, 'makes a column not null'],
  [/\balter\s+column\s+\w+\s+drop\s+default\b|\.dropDefault\(/i, 'drops a default'],
];
const ADDED = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(\w+)((?:[^,;(]|\([^)]*\))*)/gi;

/** What a migration does that the previous release, which runs beside this one during an upgrade, cannot live with. */
export function contractSteps(text: string): string[] {
  const code = text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/(?:--|\/\/).*$/gm, '');
  const added = [...code.matchAll(ADDED)].filter(
    ([, , rest = '']) => /\bnot\s+null\b/i.test(rest) && !/\b(?:default|generated)\b/i.test(rest),
  );
  return [
    ...STEPS.flatMap(([pattern, what]) => (pattern.test(code) ? [what] : [])),
    ...added.map(([, name]) => `adds the column ${name}, which is not null and has no default`),
  ];
}

/** The earlier migration whose second step this one says it is: “second step of 0048-name”. */
export const firstStepOf = (text: string): string | null => /second step of (\d{4}-[a-z0-9-]+)/.exec(text)?.[1] ?? null;
