import type { MetaDescriptor } from 'react-router';

interface Input {
  /** What the page is called, without the site's name. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The page's one address, as others reach it. */
  readonly url: string;
  readonly siteName: string;
  readonly type?: 'website' | 'article' | 'product';
  /** false: search engines are asked to leave it out. */
  readonly isIndexed?: boolean;
  readonly image?: string | null;
  readonly imageAlt?: string;
  readonly graph?: object | null;
}

/** What stands in the head of a page: its title, its one address, how a link to it looks where it is shared, and its data for search engines (ledger W1). */
export function pageMeta(given: Input): MetaDescriptor[] {
  const { name, title, description, url, siteName, type = 'website', image = null, imageAlt = '', graph = null } = given;
  const { isIndexed = true } = given;
  const shared = (key: string, content: string | null) =>
    content === null || content === '' ? [] : [{ property: `og:${key}`, content }];
  return [
    { title },
    { name: 'description', content: description },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: url },
    ...shared('type', type),
    ...shared('site_name', siteName),
    ...shared('locale', 'en_AU'),
    ...shared('title', name),
    ...shared('description', description),
    ...shared('url', url),
    ...shared('image', image),
    ...shared('image:alt', image === null ? null : imageAlt),
    { name: 'twitter:card', content: image === null ? 'summary' : 'summary_large_image' },
    ...(graph === null ? [] : [{ 'script:ld+json': graph as Record<string, never> }]),
  ];
}
