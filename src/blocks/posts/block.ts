import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, isTitle, lead, pageLink } from '#src/blocks/page-link.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { postView, sitePosts } from '#src/views/blog/post-view.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

const schema = z
  .strictObject({
    heading,
    text: lead,
    category: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Show only articles of this category, as written in the articles; empty for all.'),
    limit: z.int().min(1).max(24).default(8).describe('The number of articles to show with a picture.'),
    link: pageLink.nullable().default(null).describe('A link to more articles; empty for none.'),
    // When it is the page's title, older articles are listed below.
    isTitle,
    ground,
  })
  .meta({ title: 'Articles', description: 'The newest articles of the site, each with a square picture.' });

export const block = defineBlock({
  schema,
  load: (context, { category, limit, ...props }) => {
    const posts = sitePosts(context)
      .filter((post) => category === null || slugOf(post.category) === slugOf(category))
      .map((post) => postView(context, post));
    return {
      ...props,
      posts: posts.slice(0, limit),
      older: props.isTitle ? posts.slice(limit) : [],
      body: vehicleWord(context.site) === 'caravan' ? 'caravan' : 'suv',
    };
  },
});
