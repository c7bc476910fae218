/** Whose tags a site's pages can load. */
export type TagOwner = 'google' | 'meta';

/** The switches that name a site's tags. */
export interface TagSwitches {
  readonly googleTagId: string | null;
  readonly metaPixelId: string | null;
}

/** Where a tag's script comes from and where it reports to. */
export interface TagHosts {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
}

/**
 * As the owners document them: https://developers.google.com/tag-platform/security/guides/csp for Google Analytics without Google signals, and
 * https://developers.facebook.com/docs/meta-pixel. Pictures may come from anywhere already.
 */
export const TAG_HOSTS: Readonly<Record<TagOwner, TagHosts>> = {
  google: {
    scripts: ['https://*.googletagmanager.com'],
    calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  },
  meta: { scripts: ['https://connect.facebook.net'], calls: ['https://www.facebook.com'] },
};

/**
 * Whose tags a page has. A page that answers one visitor has none: its address can hold a key or a lead's id, and tags report addresses.
 */
export function pageTags(switches: TagSwitches, isForVisitor: boolean): readonly TagOwner[] {
  if (isForVisitor) return [];
  return [
    ...(switches.googleTagId === null ? [] : (['google'] as const)),
    ...(switches.metaPixelId === null ? [] : (['meta'] as const)),
  ];
}
