import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { addressList } from './rules/addresses/match-address.ts';

const taken = new Set<string>();

/** One file per address; a file that answers several gives its name to the first. */
export default addressList.flatMap(({ name, path, module }) => {
  if (module === undefined) return [];
  const file = `routes/${module}`;
  const isFirst = !taken.has(file);
  taken.add(file);
  // As matchAddress reads a path: what the router takes for a visitor's page, the page cache must too.
  return [path === '' ? index(file) : route(path, file, { caseSensitive: true, ...(isFirst ? {} : { id: name }) })];
}) satisfies RouteConfig;
