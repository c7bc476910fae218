import type { ViewProps } from '#src/blocks/view-props.ts';
import { PostList } from '#src/ui/blog/post-list.tsx';

export function PostsBlock({ props, data }: ViewProps<'posts'>) {
  const { heading, text, isTitle, link, ground } = props;
  return <PostList heading={heading} text={text} isTitle={isTitle} link={link} ground={ground} {...data} />;
}
