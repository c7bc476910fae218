import { checkBlock } from '#src/blocks/check-block.ts';
import { connect } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { applySites } from '#src/use-cases/site/apply-sites.ts';
import { aSiteFile, type SiteFileFacts, siteFiles } from '#tests/factories/a-site-file.ts';
import { besideReact } from './beside-react.ts';
import { benchServer } from './search/lay-stock.ts';

/** What a page of ten blocks costs the server, with its page cache off, against renderToString of the same tree. */
const LINK = { label: 'See our stock', href: '/search/new-used-and-demo-cars/' };
const BLOCKS: SiteFileFacts['pages'][string]['blocks'] = [
  { block: 'hero', heading: 'Ten blocks', text: '{count} in stock.', primary: LINK },
  { block: 'promises', items: [{ title: 'One price' }, { title: 'Checked' }, { title: 'Open late' }] },
  { block: 'body-tiles', heading: 'Bodies' },
  { block: 'make-tiles', heading: 'Makes' },
  { block: 'vehicle-rail', heading: 'Just in' },
  { block: 'vehicle-rail', heading: 'Utes', filter: 'body:Ute' },
  {
    block: 'picture-text',
    heading: 'Our story',
    text: 'Told in a few words.',
    steps: [{ title: 'First' }, { title: 'Then' }],
    link: LINK,
  },
  { block: 'call-to-action', heading: 'Sell us your car', link: LINK },
  { block: 'location-cards', heading: 'Come and see us' },
  { block: 'lead-form', form: 'contact', heading: 'Talk to us' },
];

const server = await benchServer();
try {
  await measure();
} finally {
  await server.stop();
}

async function measure(): Promise<void> {
  const urls = await server.database('blocks', { ten: 200 });
  const all = connect(urls.platform);
  const site = aSiteFile({ slug: 'ten', pages: { home: { title: 'Ten blocks', blocks: BLOCKS } } });
  const { refused } = await applySites(new PlatformStore(all), async () => siteFiles([site]), [], checkBlock);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  await all.destroy();

  await besideReact({
    databaseUrl: urls.app,
    slug: 'ten',
    address: () => '/',
    check(html) {
      const shown = new Set([...html.matchAll(/id="(block-\d+)"/g)].map(([, id]) => id));
      if (shown.size !== BLOCKS.length) throw new Error(`The page shows ${shown.size} blocks of ${BLOCKS.length}.`);
    },
    rounds: 300,
  });
}
