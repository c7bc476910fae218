import { publishedPosts } from '#src/rules/blog/posts.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { dayText } from '#src/rules/time/day-text.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { Post } from '#src/site/files/post-file.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { pictureView } from '#src/views/images/image-view.ts';
import type { PictureView } from '#src/views/site/page-types.ts';

/** An article as it stands in a list. */
export interface PostView {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  /** As it is written, and as machines read it. */
  readonly day: string;
  readonly date: string;
  readonly picture: PictureView | null;
}

/** The site's articles up to today, newest first. The showroom ends at midnight, and tomorrow's come with the next. */
export function sitePosts({ site, now }: Pick<PageContext, 'site' | 'now'>): Post[] {
  const { year, month, day } = localDay(site.switches.timeZone, now);
  const two = (part: number) => String(part).padStart(2, '0');
  return publishedPosts(site.posts, `${year}-${two(month)}-${two(day)}`);
}

/** Where an article is: under the list of its category. */
export const postHref = ({ category, slug }: Pick<Post, 'category' | 'slug'>): string => `/blog/${slugOf(category)}/${slug}`;

/** An article in a list. */
export function postView(context: Pick<PageContext, 'site' | 'images'>, post: Post): PostView {
  const { title, summary, category, date, image } = post;
  return {
    href: postHref(post),
    title,
    summary,
    category,
    day: postDay(date),
    date,
    picture: image === null ? null : pictureView(context, image),
  };
}

/** A day as it is written on a page. */
export function postDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayText({ year, month, day });
}
