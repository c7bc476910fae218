import { VIDEO_ORIGINS } from '#src/rules/gallery/vehicle-video.ts';
import type { FormName } from '#src/rules/leads/form-name.ts';
import { originsOf } from '#src/rules/site/site-path.ts';
import type { PageFile } from '#src/site/files/site-file.ts';
import type { Question } from './define-block.ts';
import { findBlock } from './find-block.ts';

type Page = Pick<PageFile, 'blocks'>;
type Pages = Readonly<Record<string, Page>>;

const blocksOf = ({ blocks }: Page) => blocks.flatMap((one) => findBlock(one) ?? []);

/** The parameters of the address that a page of a site's own reads: those of its blocks, in one order. */
export function pageParams(pages: Pages, name: string): readonly string[] {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (page === undefined) return [];
  return [...new Set(blocksOf(page).flatMap(({ block, props }) => block.params(props)))].toSorted();
}

/** The first form on a page; null when it has none. */
export const pageForm = (page: Page): FormName | null =>
  blocksOf(page)
    .map(({ block, props }) => block.form(props))
    .find((form) => form !== null) ?? null;

/** Whether a page stays at its address when the address names a vehicle, instead of leading to the vehicle's own form. */
export const staysForVehicle = (page: Page): boolean => blocksOf(page).some(({ block }) => block.staysForVehicle);

export const showsLocations = (page: Page): boolean => blocksOf(page).some(({ block }) => block.showsLocations);

/** The questions that a page answers, in its order. */
export const pageQuestions = (page: Page): Question[] =>
  blocksOf(page).flatMap(({ block, props }) => {
    const parsed = block.schema.safeParse(props);
    return parsed.success ? block.questions(parsed.data) : [];
  });

/**
 * The websites that a site's pages may show in frames: those of its blocks, the players of vehicle videos and the map provider. For the whole
 * site and not per page, because a visitor navigates under the policy of the first page.
 */
export function frameOrigins(pages: Pages, mapFrameUrl: string | null = null): string[] {
  const framed = Object.values(pages)
    .flatMap(blocksOf)
    .flatMap(({ block, props }) => {
      const parsed = block.schema.safeParse(props);
      return parsed.success ? block.frames(parsed.data) : [];
    });
  return [...new Set([...originsOf([...framed, ...(mapFrameUrl === null ? [] : [mapFrameUrl])]), ...VIDEO_ORIGINS])];
}
