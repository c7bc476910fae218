import { besideReact } from './beside-react.ts';
import { benchServer } from './search/lay-stock.ts';

/** What a search that nobody has asked for before costs the server, against renderToString of the same page. */
const GOAL = 1.8;

const server = await benchServer();
try {
  const urls = await server.database('search_page', { yard: 200 });
  const ratio = await besideReact({
    databaseUrl: urls.app,
    slug: 'yard',
    // Another price limit each time: neither the page nor its results are remembered.
    address: (round) => `/search/new-used-and-demo-cars/?range[price]=1000:${200_000 + round}`,
    check(html) {
      const cards = [...html.matchAll(/<article\b/g)].length;
      if (cards < 12) throw new Error(`The page shows ${cards} vehicles.`);
    },
    rounds: 300,
  });
  console.log(`An uncached search costs ${ratio.toFixed(2)}${ratio > GOAL ? ' !' : ''} × renderToString (at most ${GOAL}).`);
} finally {
  await server.stop();
}
