import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, type Target } from './target.ts';

/** The text messages in the mailbox to a number, in the order in which they were sent. */
export function textsTo({ dataDir }: Target, phone: string): string[] {
  const folder = path.join(dataDir, 'mailbox');
  return filesBelow(folder)
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) =>
        JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { kind: string; to: string; at: number; text: string },
    )
    .filter(({ kind, to }) => kind === 'sms' && to === phone)
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text);
}
