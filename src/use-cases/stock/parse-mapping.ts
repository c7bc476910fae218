import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';
import { mappingSchema } from '#src/site/files/feed-file.ts';

/** A mapping is wrong; the message is for the person who wrote it. */
class BadMapping extends Error {}

export function parseMapping(given: unknown): FeedMapping {
  const parsed = mappingSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new BadMapping(
    `The mapping is wrong: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`,
  );
}
