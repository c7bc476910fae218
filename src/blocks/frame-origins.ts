import { VIDEO_ORIGINS } from '#src/rules/gallery/vehicle-video.ts';
import { originsOf } from '#src/rules/site/site-path.ts';
import type { PageFile } from '#src/site/files/site-file.ts';
import { schemas } from './schemas.ts';

/**
 * The other websites that a site's pages show in frames, the players of vehicles' films and the provider of its maps: what its security policy allows. All of
 * the site's, not one page's: a visitor goes from page to page under the policy of the one that was opened first.
 */
export function frameOrigins(
  pages: Readonly<Record<string, Pick<PageFile, 'blocks'>>>,
  mapFrameUrl: string | null = null,
): string[] {
  const shown = Object.values(pages).flatMap(({ blocks }) => blocks.flatMap(framed));
  return [...new Set([...originsOf([...shown, ...(mapFrameUrl === null ? [] : [mapFrameUrl])]), ...VIDEO_ORIGINS])];
}

function framed({ block, from: _from, until: _until, ...props }: PageFile['blocks'][number]): string[] {
  if (block === 'embed') {
    const parsed = schemas.embed.safeParse(props);
    return parsed.success ? [parsed.data.url] : [];
  }
  if (block === 'embed-tabs') {
    const parsed = schemas['embed-tabs'].safeParse(props);
    return parsed.success ? parsed.data.services.map(({ url }) => url) : [];
  }
  return [];
}
