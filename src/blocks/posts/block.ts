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
      .describe('Only those of a category, as its articles name it; all where it is empty.'),
    limit: z.int().min(1).max(24).default(8).describe('How many are shown with a picture.'),
    link: pageLink.nullable().default(null).describe('A way to more of them.'),
    // Where it is the page's own list the older ones stand below.
    isTitle,
    ground,
  })
  .meta({ title: 'Articles', description: 'The newest articles of the site, each with a square picture.' });

/** The site's articles. */
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
