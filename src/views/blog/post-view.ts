import { addressPath } from '#src/rules/addresses/addresses.ts';
import { publishedPosts } from '#src/rules/blog/posts.ts';
import { isOwnPicture } from '#src/rules/images/image-address.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { dayText } from '#src/rules/time/day-text.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { Post } from '#src/site/files/post-file.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { cutOutView, type PictureView, pictureView } from '#src/views/images/image-view.ts';

export interface PostView {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  /** `day` is for people, `date` for machines. */
  readonly day: string;
  readonly date: string;
  readonly picture: PictureView | null;
  /** Whether it is a vehicle without a background, of which nothing may be cut off. */
  readonly isCutOut: boolean;
}

/** The site's posts up to today, newest first. A showroom ends at midnight, so tomorrow's posts come with the next one. */
export function sitePosts({ site, now }: Pick<PageContext, 'site' | 'now'>): Post[] {
  const { year, month, day } = localDay(site.switches.timeZone, now);
  const two = (part: number) => String(part).padStart(2, '0');
  return publishedPosts(site.posts, `${year}-${two(month)}-${two(day)}`);
}

export const postHref = ({ category, slug }: Pick<Post, 'category' | 'slug'>): string =>
  addressPath('article', { category: slugOf(category), slug });

export function postView(context: Pick<PageContext, 'site' | 'images'>, post: Post): PostView {
  const { title, summary, category, date, image } = post;
  const isCutOut = image !== null && isOwnPicture(image);
  return {
    href: postHref(post),
    title,
    summary,
    category,
    day: postDay(date),
    date,
    picture: image === null ? null : isCutOut ? cutOutView(context, image) : pictureView(context, image),
    isCutOut,
  };
}

export function postDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayText({ year, month, day });
}
