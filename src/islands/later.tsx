import { type ComponentType, type FunctionComponent, lazy, memo, Suspense } from 'react';

/**
 * A component of an island that few pages show: its code is fetched when it is first shown. The server has it already (`rendered`, null in a
 * browser), and what it rendered stays until then. Memoised, because React would replace that HTML if its parent asked for it again before.
 */
export function later<Props extends object>(
  rendered: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Part: ComponentType<Props> = rendered ?? lazy(async () => ({ default: await load() }));
  return memo((props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )) as unknown as FunctionComponent<Props>;
}
