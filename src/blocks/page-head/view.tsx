import type { ViewProps } from '#src/blocks/view-props.ts';
import { PageHead } from '#src/ui/pages/page-head.tsx';

export function PageHeadBlock({ props, data }: ViewProps<'page-head'>) {
  const { heading, primary, secondary, ground } = props;
  return (
    <PageHead
      heading={heading}
      text={data.text}
      links={[primary, secondary].filter((link) => link !== null)}
      picture={data.picture}
      ground={ground}
    />
  );
}
