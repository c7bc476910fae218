import type { ViewProps } from '#src/blocks/view-props.ts';
import { Promises } from '#src/ui/pages/promises.tsx';

export function PromisesBlock({ props }: ViewProps<'promises'>) {
  return <Promises items={props.items} />;
}
