import type { z } from 'zod';
import type { PageFile } from '#src/site/files/site-file.ts';
import { block } from './block.ts';

export interface FoundRecall {
  /** The page that the recall is on. */
  readonly page: string;
  readonly recall: z.output<typeof block.schema>;
}

/** A recall of a site by its number, where the site lists the VINs it is about; null where there is none. */
export function findRecall(pages: Readonly<Record<string, PageFile>>, number: string): FoundRecall | null {
  for (const [page, { blocks }] of Object.entries(pages))
    for (const { block: name, ...props } of blocks) {
      if (name !== 'recall-notice' || props.recallNumber !== number) continue;
      const parsed = block.schema.safeParse(props);
      if (parsed.success && parsed.data.affectedVins.length > 0) return { page, recall: parsed.data };
    }
  return null;
}
