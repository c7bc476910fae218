import type { ViewProps } from '#src/blocks/view-props.ts';
import { PictureText } from '#src/ui/pages/picture-text.tsx';

export function PictureTextBlock({ props, data }: ViewProps<'picture-text'>) {
  const { heading, text, steps, link, body } = props;
  return <PictureText heading={heading} text={text} steps={steps} link={link} body={body} picture={data.picture} />;
}
