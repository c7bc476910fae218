import type { PostView } from '#src/use-cases/post-view.ts';
import { Photo } from '../photo.tsx';
import { SiteLink } from '../site-link.tsx';

/** Articles beside one another, each with a square picture (ledger N4: 375 by 375). */
export function PostCards({ posts, body }: { readonly posts: readonly PostView[]; readonly body: string }) {
  return (
    <ul className="posts">
      {posts.map((post) => (
        <li key={post.href} className="post">
          <div className="post__picture">
            <Photo picture={post.picture} body={body} sizes="375px" />
          </div>
          <div className="post__words">
            <p className="text-sm text-ink-2">
              {post.category} <span aria-hidden="true">·</span> <time dateTime={post.date}>{post.day}</time>
            </p>
            <h3 className="text-xl">
              <SiteLink href={post.href} className="post__link">
                {post.title}
              </SiteLink>
            </h3>
            <p className="text-md text-ink-2">{post.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
