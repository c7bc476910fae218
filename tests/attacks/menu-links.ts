import { type Attack, counted } from './campaign/attack.ts';
import { aPost, applyHostile } from './campaign/hostile-sites.ts';
import { many } from './campaign/many.ts';

const HREFS = [
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '//evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/\n/evil.example',
];

/** Links that look like paths of the site and lead elsewhere, in menus, blocks and articles. */
export const attack: Attack = {
  fact: 'H6',
  rule: 'a link in a site’s file that a browser reads as another website’s address is refused or made harmless',
  server: 'demo',
  isShort: true,
  async run(target) {
    const sites = HREFS.flatMap((href, at) => [
      { href, page: '/', facts: { slug: `menu-${at}`, menu: { header: [{ label: 'Out', href }] } } },
      {
        href,
        page: '/',
        facts: {
          slug: `block-${at}`,
          pages: {
            home: {
              title: 'Home',
              blocks: [{ block: 'hero', heading: 'Hello', text: '', primary: { label: 'Out', href } }],
            },
          },
        },
      },
      {
        href,
        page: '/blog/news/out',
        facts: { slug: `article-${at}` },
        posts: { 'out.md': aPost(`[Out](<${href}>) <a href="${href}">out</a>`) },
      },
    ]);
    const { applied } = await applyHostile(target, sites);
    const outcomes = await many(sites, 4, async ({ href, page, facts }) => {
      const { text } = applied.includes(facts.slug) ? await target.ask(facts.slug, page) : { text: '' };
      const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
      return { isThrough: links.some((link) => leavesSite(link)), what: `${facts.slug} ${JSON.stringify(href)}` };
    });
    const through = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
    return counted(outcomes, through.join('; '));
  },
};

/** Whether a browser would read a link as evil's, or as a script. */
function leavesSite(link: string): boolean {
  if (!URL.canParse(link, 'http://own.localhost/')) return false;
  const url = new URL(link, 'http://own.localhost/');
  return url.hostname === 'evil.example' || url.protocol === 'javascript:';
}
