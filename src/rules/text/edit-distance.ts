/** The number of letters to add, remove, replace or swap with their neighbour to turn one text into the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 0; row < from.length; row += 1) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row] === to[column - 1] ? 0 : 1);
      const isSwapped = row > 0 && column > 1 && from[row] === to[column - 2] && from[row - 1] === to[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [before, previous] = [previous, current];
  }
  return previous.at(-1) ?? 0;
}
