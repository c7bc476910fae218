import { encode } from 'uqr';

/** A QR code as one path on a square of `size` by `size`, including its quiet zone: sharp at any size, on screen and on paper. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** The QR code of an address. Rows of dark squares are drawn as one stroke each, which keeps the path short. */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => darkRuns(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size, path };
}

function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  }
  return runs;
}
