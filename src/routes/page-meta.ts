import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '#src/rules/seo/page-title.ts';
import { fitText } from '#src/rules/text/cut-text.ts';
import type { ShareImage } from '#src/views/seo/share-image.ts';

interface Input {
  readonly name: string;
  /** The title, where it says more than the name. */
  readonly title?: string;
  readonly description: string;
  /** The canonical address. */
  readonly url: string;
  readonly siteName: string;
  readonly type?: 'website' | 'article' | 'product';
  /** When false, search engines are asked not to index the page. */
  readonly isIndexed?: boolean;
  readonly image?: ShareImage | null;
  readonly imageAlt?: string;
  readonly graph?: object | null;
  /** The address of a feed of the same. */
  readonly feed?: string | null;
}

/** More than this is cut off by those who show it, at a worse place. */
const LONGEST = { title: 120, description: 300 } as const;

/** The head of a page: title, canonical address, preview of shared links, and data for search engines (ledger W1). */
export function pageMeta(input: Input): MetaDescriptor[] {
  const { url, siteName, type = 'website', image = null, imageAlt = input.name, graph = null, feed = null } = input;
  const [name, title] = [
    fitText(input.name, LONGEST.title),
    fitText(pageTitle(input.title ?? input.name, siteName), LONGEST.title),
  ];
  const description = fitText(input.description, LONGEST.description);
  const { isIndexed = true } = input;
  const shared = (key: string, content: string | null) =>
    content === null || content === '' ? [] : [{ property: `og:${key}`, content }];
  return [
    { title },
    { name: 'description', content: description },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(feed === null ? [] : [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: name, href: feed }]),
    ...shared('type', type),
    ...shared('site_name', siteName),
    ...shared('locale', 'en_AU'),
    ...shared('title', name),
    ...shared('description', description),
    ...shared('url', url),
    ...shared('image', image?.url ?? null),
    ...shared('image:width', image?.size?.width.toString() ?? null),
    ...shared('image:height', image?.size?.height.toString() ?? null),
    ...shared('image:alt', image === null ? null : imageAlt),
    { name: 'twitter:card', content: image === null ? 'summary' : 'summary_large_image' },
    ...(graph === null ? [] : [{ 'script:ld+json': graph as Record<string, never> }]),
  ];
}
