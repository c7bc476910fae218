import { data, type ServerBuild } from 'react-router';

/**
 * The pages' code, with loaders whose data the router does not write out for a client. It does that before it renders a page, whether or not
 * anybody reads it, and no browser of ours runs a router: an interactive part gets its props in its own HTML. The router writes what is
 * enumerable, so the properties of what a loader returns are not; everything inside them is as it was.
 */
export function withUnsentData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (route === undefined || typeof loader !== 'function') return [id, route] as const;
    const unsentLoader: typeof loader = async (args) => unsent(await loader(args));
    return [id, { ...route, module: { ...route.module, loader: unsentLoader } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** What a loader returned, with properties that can be read but are not enumerable. */
export function unsent(returned: unknown): unknown {
  if (isWithHeaders(returned)) return data(unsent(returned.data), returned.init ?? undefined);
  if (!isPlain(returned)) return returned;
  const hidden = {};
  for (const [name, value] of Object.entries(returned)) Object.defineProperty(hidden, name, { value, enumerable: false });
  return hidden;
}

type WithHeaders = ReturnType<typeof data<unknown>>;

/** Whether it was made by React Router's `data`. */
const isWithHeaders = (returned: unknown): returned is WithHeaders =>
  typeof returned === 'object' && returned !== null && 'type' in returned && returned.type === 'DataWithResponseInit';

const isPlain = (returned: unknown): returned is object =>
  typeof returned === 'object' && returned !== null && Object.getPrototypeOf(returned) === Object.prototype;
