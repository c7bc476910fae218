import { isTeam } from '#src/rules/blog/byline.ts';
import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { shallowHtml } from '#src/rules/text/shallow-html.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { Post } from '#src/site/files/post-file.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { type ShareImage, shareImage } from '#src/views/seo/share-image.ts';
import { type Crumb, crumbsData, sharedImage } from '#src/views/site/graph-parts.ts';
import { type PostView, postDay, postHref, postView, sitePosts } from './post-view.ts';

export interface ArticlePage {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly summary: string;
  readonly day: string;
  readonly date: string;
  /** Empty when no author is named. */
  readonly author: string;
  readonly picture: PictureView | null;
  readonly alt: string;
  /** Sanitised when it came in. */
  readonly html: string;
  readonly more: readonly PostView[];
}

/** What search engines and link previews show of a post (ledger W1). */
export interface AboutArticle {
  readonly url: string;
  readonly image: ShareImage | null;
  readonly graph: object;
}

/** How many other posts are listed under one. */
const MORE = 4;
/** How wide pictures in the text are shown: as wide as its lines. */
const IN_TEXT = phoneSizes('(width >= 800px) 704px, 92vw');

/** A post by the slugs of its category and title; null when it is not published yet, or in another category. */
export function showArticle(
  context: PageContext,
  category: string,
  slug: string,
): { readonly page: ArticlePage; readonly about: AboutArticle } | null {
  const posts = sitePosts(context);
  const post = posts.find((one) => one.slug === slug && slugOf(one.category) === category);
  if (post === undefined) return null;
  const page: ArticlePage = {
    crumbs: [{ label: 'Home', href: '/' }, ...listCrumb(context, post), { label: post.title, href: null }],
    title: post.title,
    summary: post.summary,
    day: postDay(post.date),
    date: post.date,
    author: post.author,
    picture: post.image === null ? null : pictureView(context, post.image, post.alt),
    alt: post.alt,
    html: inStudio(context, shallowHtml(post.html)),
    more: posts
      .filter((one) => one !== post)
      .slice(0, MORE)
      .map((one) => postView(context, one)),
  };
  return { page, about: aboutArticle(context, post, page.crumbs) };
}

/** The list of the post's category, if the site has a page for it. */
function listCrumb({ site }: PageContext, { category }: Post): Crumb[] {
  const address = `blog/${slugOf(category)}`;
  return Object.hasOwn(site.pages, address) ? [{ label: category, href: `/${address}` }] : [];
}

/** The platform’s pictures in the text are rendered in the site’s own studio and come in the width that a screen needs, as everywhere. */
function inStudio(context: PageContext, html: string): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;');
  return html.replaceAll(/(?<=<img )src="([^"]+)"/g, (_, address: string) => {
    const picture = pictureView(context, address.replaceAll('&amp;', '&'));
    const files = srcSetOf(picture);
    const src = `src="${escaped(picture.src)}"`;
    return files === undefined ? src : `${src} srcset="${escaped(files)}" sizes="${IN_TEXT.replaceAll('<', '&lt;')}"`;
  });
}

function aboutArticle(context: PageContext, post: Post, crumbs: readonly Crumb[]): AboutArticle {
  const { site, origin } = context;
  const url = `${origin}${postHref(post)}`;
  const image = post.image === null ? null : sharedImage(context, post.image);
  const publisher = { '@type': 'Organization', name: site.name, url: `${origin}/` };
  return {
    url,
    image: shareImage(context, { title: post.title, photo: post.image }),
    graph: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          '@id': `${url}#article`,
          headline: post.title,
          description: post.summary,
          datePublished: post.date,
          articleSection: post.category,
          mainEntityOfPage: url,
          ...(image === null ? {} : { image }),
          author:
            post.author === ''
              ? publisher
              : { '@type': isTeam(post.author, site.name) ? 'Organization' : 'Person', name: post.author },
          publisher,
        },
        crumbsData(context, crumbs, url),
      ],
    },
  };
}
