import type { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { postView, sitePosts } from '#src/views/blog/post-view.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import type { schema } from './schema.ts';

/** The articles that are out, newest first. */
export function load(context: PageContext, { category, limit, isTitle }: z.output<typeof schema>) {
  const posts = sitePosts(context)
    .filter((post) => category === null || slugOf(post.category) === slugOf(category))
    .map((post) => postView(context, post));
  return {
    posts: posts.slice(0, limit),
    older: isTitle ? posts.slice(limit) : [],
    body: vehicleWord(context.site) === 'caravan' ? 'caravan' : 'suv',
  };
}
