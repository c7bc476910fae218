import { z } from 'zod';

/** Which parameters of the address each block reads; a block that is not here reads none. */
export const blockParams = z.registry<{ readonly params: (props: Readonly<Record<string, unknown>>) => readonly string[] }>();

/** Says of a block which parameters of the address it reads, or reads when it is told something. */
export function readsParams<S extends z.ZodType>(
  schema: S,
  params: readonly string[] | ((props: Readonly<Record<string, unknown>>) => readonly string[]),
): S {
  blockParams.add(schema, { params: typeof params === 'function' ? params : () => params });
  return schema;
}
