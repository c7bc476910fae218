import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import type { ArticlePage } from '#src/views/blog/show-article.ts';
import { PostCards } from './post-cards.tsx';

/** A post: its title, a wide picture, its text at a readable width, and related links. */
export function ArticleView({ article }: { readonly article: ArticlePage }) {
  const { crumbs, title, summary, day, date, author, picture, alt, html, more } = article;
  return (
    <>
      <div className="wrap pb-[var(--tenant-section)]">
        <Breadcrumb crumbs={crumbs} />
        <article className="article mt-4">
          <header className="article__head">
            <h1>{title}</h1>
            <p className="mt-4 text-lg text-ink-2">{summary}</p>
            <p className="mt-4 text-md text-ink-2">
              <time dateTime={date}>{day}</time>
              {author !== '' && (
                <>
                  {' '}
                  <span aria-hidden="true">·</span> {author}
                </>
              )}
            </p>
          </header>
          {picture !== null && (
            <img
              src={picture.src}
              srcSet={srcSetOf(picture)}
              sizes={picture.widths === null ? undefined : phoneSizes('(width >= 1180px) 1100px, 92vw')}
              alt={alt}
              width={1200}
              height={600}
              fetchPriority="high"
              decoding="async"
              className="article__picture"
            />
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text was sanitised when it was read. */}
          <div className="rich-text article__words" dangerouslySetInnerHTML={{ __html: html }} />
        </article>
      </div>
      {more.length > 0 && (
        <Section heading="Keep reading" ground="sunk">
          <PostCards posts={more} body="suv" />
        </Section>
      )}
    </>
  );
}
