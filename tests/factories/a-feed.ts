import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { type FeedImport, type ImportAccount, importFeed } from '#src/use-cases/stock/import-feed.ts';
import { type Fleet, NOW } from '#tests/factories/a-fleet.ts';

/** A car of a dealer's file, by its headers. */
export const aFeedCar = (stock: string, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  'Stock No': stock,
  Make: 'Kia',
  Model: 'Rio',
  Year: '2021',
  Price: '$20,000',
  Odometer: '40,000 km',
  Condition: 'Used',
  ...more,
});

/** Rows as a CSV file's text. */
export function csvOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))];
  return lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
}

/** Brings dealers' files into a fleet. */
export function aFeed(fleet: Fleet) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-a-feed-'));
  let count = 0;
  const bring = async (content: string, given: Partial<Omit<FeedImport, 'feed'>> = {}) => {
    count += 1;
    const file = path.join(folder, `${count}.csv`);
    writeFileSync(file, content);
    return importFeed(new PlatformStore(fleet.all), {
      feed: await openFeed(file),
      dealership: 'harbour-motors',
      name: 'file',
      source: 'stock.csv',
      mapping: null,
      mode: 'snapshot',
      isAccepted: false,
      isDryRun: false,
      now: NOW,
      ...given,
    });
  };
  return {
    bring,
    /** Brings rows whose mapping has been accepted. */
    async rows(
      rows: readonly Readonly<Record<string, string>>[],
      given: Partial<Omit<FeedImport, 'feed'>> = {},
    ): Promise<ImportAccount> {
      const imported = await bring(csvOf(rows), given);
      if (imported.kind === 'proposed') throw new Error('The mapping is not accepted yet.');
      return imported.account;
    },
    end: () => rmSync(folder, { recursive: true }),
  };
}
