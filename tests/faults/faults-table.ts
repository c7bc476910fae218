/** What a campaign tried and found, one line for each thing that was broken. */
export type FaultLine = Readonly<Record<string, string | number>>;

/** The lines as a table under a title; its columns are the names in the first line. */
export function faultsTable(title: string, lines: readonly FaultLine[]): string {
  const names = Object.keys(lines[0] ?? {});
  const rows = [names, ...lines.map((line) => names.map((name) => String(line[name] ?? '')))];
  const widths = names.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const shown = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `\n${title}\n${shown.join('\n')}\n`;
}
