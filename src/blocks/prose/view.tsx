import type { ViewProps } from '#src/blocks/view-props.ts';
import { Prose } from '#src/ui/kit/prose.tsx';

export function ProseBlock({ props }: ViewProps<'prose'>) {
  return <Prose {...props} />;
}
