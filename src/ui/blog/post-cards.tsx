import { CutOut } from '#src/ui/kit/cut-out.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PostView } from '#src/views/blog/post-view.ts';

interface Props {
  readonly posts: readonly PostView[];
  readonly body: string;
  /** 2 directly below a page's title. */
  readonly headingLevel?: 2 | 3;
}

/** Posts side by side, each with a square picture (ledger N4: 375 by 375). */
export function PostCards({ posts, body, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const whenOf = (at: number) => (headingLevel === 2 && at === 0 ? 'first' : 'lazy');
  return (
    <ul className="posts">
      {posts.map((post, at) => (
        <li key={post.href} className="post">
          <div className="post__picture" data-cut-out={post.isCutOut ? '' : undefined}>
            {post.isCutOut ? (
              <CutOut picture={post.picture} body={body} sizes="375px" when={whenOf(at)} />
            ) : (
              <Photo picture={post.picture} body={body} sizes="375px" when={whenOf(at)} />
            )}
          </div>
          <div className="post__words">
            <p className="text-sm text-ink-2">
              {post.category} <span aria-hidden="true">·</span> <time dateTime={post.date}>{post.day}</time>
            </p>
            <Heading className="text-xl">
              <SiteLink href={post.href} className="post__link">
                {post.title}
              </SiteLink>
            </Heading>
            <p className="text-md text-ink-2">{post.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
