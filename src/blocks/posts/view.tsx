import { PostCards } from '#src/ui/blog/post-cards.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PostView } from '#src/views/blog/post-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  /** Whether the heading is the page's own. */
  readonly isTitle: boolean;
  readonly posts: readonly PostView[];
  /** Posts too old to be shown with a picture. */
  readonly older: readonly PostView[];
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly ground: 'plain' | 'sunk';
  readonly body: string;
}

/**
 * The posts of a site: the newest with pictures, older ones as a list of titles. Without posts, only a page of its own is shown.
 */
export function PostList({ heading, text, isTitle, posts, older, link, ground, body }: Props) {
  if (posts.length === 0 && !isTitle) return null;
  return (
    <Section heading={heading} headingLevel={isTitle ? 1 : 2} text={text} link={link} ground={ground}>
      {posts.length === 0 ? (
        <p className="text-ink-2">There’s nothing to read here yet. Please check back soon.</p>
      ) : (
        <PostCards posts={posts} body={body} headingLevel={isTitle ? 2 : 3} />
      )}
      {older.length > 0 && (
        <div className="mt-12">
          <h2 className="text-h3">Earlier articles</h2>
          <ul className="mt-4 max-w-[60rem] divide-y divide-line">
            {older.map((post) => (
              <li key={post.href} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
                <SiteLink
                  href={post.href}
                  className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
                >
                  {post.title}
                </SiteLink>
                <time dateTime={post.date} className="text-sm text-ink-2">
                  {post.day}
                </time>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
