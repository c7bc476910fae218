/** The embedded PostgreSQL cannot be had; the message is a sentence for the person who started Forecourt. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure';
}

const isFull = (text: string): boolean => /No space left on device|ENOSPC|Disk quota exceeded/.test(text);

/** Turns what PostgreSQL's programs or the file system said into a sentence; a full disk hides behind many messages. */
export function embeddedFailure(dataDir: string, step: string, said: unknown): EmbeddedFailure {
  if (said instanceof EmbeddedFailure) return said;
  const text = said instanceof Error ? said.message : String(said);
  if (isFull(text)) return new EmbeddedFailure(`The disk that holds ${dataDir} is full; free some space and start again.`);
  if (/^(EACCES|EPERM|EROFS):/.test(text)) {
    return new EmbeddedFailure(`DATA_DIR ${dataDir} cannot be written (${text}); let this user write there, or set DATA_DIR.`, {
      cause: said,
    });
  }
  const lines = text.split('\n').map((line) => line.trim());
  const reason =
    lines.find((line) => /(FATAL|PANIC|error):/i.test(line)) ?? lines.findLast((line) => line !== '') ?? 'no reason given';
  return new EmbeddedFailure(
    `The embedded PostgreSQL could not be ${step}: ${reason.replace(/\.$/, '')}. To use a PostgreSQL of your own instead, set DATABASE_URL.`,
    { cause: said },
  );
}
