import type { MetaDescriptor } from 'react-router';

/** What a page tells those who share links to it and search engines. */
export interface SharedPage {
  readonly type: 'product' | 'website';
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Its one address, whole. */
  readonly url: string;
  readonly image: string | null;
  readonly imageAlt: string;
  /** schema.org data. */
  readonly graph: object;
}

/** A page's one address, how a link to it looks where it is shared, and its data for search engines (ledger W1). */
export function sharedMeta({ type, siteName, title, description, url, image, imageAlt, graph }: SharedPage): MetaDescriptor[] {
  const og = (name: string, content: string | null) => (content === null ? [] : [{ property: `og:${name}`, content }]);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...og('type', type),
    ...og('site_name', siteName),
    ...og('locale', 'en_AU'),
    ...og('title', title),
    ...og('description', description),
    ...og('url', url),
    ...og('image', image),
    ...og('image:alt', image === null ? null : imageAlt),
    { name: 'twitter:card', content: image === null ? 'summary' : 'summary_large_image' },
    { 'script:ld+json': graph as Record<string, never> },
  ];
}
