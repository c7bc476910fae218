import { gateOfPage } from '#src/rules/accounts/gates.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import { pageName } from '#src/rules/site/page-name.ts';
import { inMarkdown } from '#src/rules/text/in-markdown.ts';
import { countWords, plural } from '#src/rules/text/plural.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { postHref, sitePosts } from '#src/views/blog/post-view.ts';
import { locationSummary } from '#src/views/places/location-summary.ts';
import { stockNow } from '#src/views/search/stock-now.ts';
import { menuLists } from './menu-lists.ts';
import { vehicleWord } from './vehicle-word.ts';

interface Line {
  readonly label: string;
  readonly href: string;
  readonly note?: string | undefined;
}

const MOST_MAKES = 60;
const MOST_POSTS = 20;

/** A site in a page of Markdown for programs that read on behalf of people, as llmstxt.org proposes (ledger W6). */
export async function llmsText(context: PageContext): Promise<string> {
  const { site } = context;
  const word = vehicleWord(site);
  const locations = shownLocations(context).map((location) => locationSummary(context, location));
  const cities = [...new Set(shownLocations(context).map(({ city }) => city))].filter((city) => city !== '');
  const where = cities.length === 0 ? '' : ` in ${new Intl.ListFormat('en-AU').format(cities)}`;
  const sections = [
    section(context, 'Stock', await stockLines(context, word)),
    section(context, 'Makes', makeLines(context, word)),
    section(
      context,
      'Locations',
      locations.map(({ name, type, url, address, phone, hours, specialDays }) => ({
        label: name,
        href: url,
        note: [type, address, phone === null ? '' : `phone ${phone}`, ...hours, ...specialDays].filter(Boolean).join('; '),
      })),
    ),
    section(context, 'Buying and selling', serviceLines(context, word)),
    section(context, 'Articles', articleLines(context)),
    section(context, 'For programs', programLines(context)),
  ];
  return `# ${inMarkdown(site.name)}\n\n> ${inMarkdown(`${site.name} sells ${plural(word)}${where}. Prices are in Australian dollars.`)}\n${sections.join('')}`;
}

function section({ origin }: PageContext, heading: string, lines: readonly Line[]): string {
  if (lines.length === 0) return '';
  const items = lines.map(
    ({ label, href, note }) =>
      `- [${inMarkdown(label)}](${new URL(href, origin).href})${note === undefined || note === '' ? '' : `: ${inMarkdown(note)}`}\n`,
  );
  return `\n## ${heading}\n\n${items.join('')}`;
}

/** The searches of the stock menu with how many each has in stock; the menu's own figures count what was just sold, too. */
async function stockLines(context: PageContext, word: string): Promise<Line[]> {
  const links = menuLists.stock(context).parts.flatMap((part) => part.links);
  const lines = await Promise.all(
    links.map(async ({ label, href }) => {
      const { count } = await stockNow(context, { slug: slugAt(href), query: EMPTY_QUERY });
      return count === 0 ? [] : [{ label, href, note: `${countWords(count, word)} in stock` }];
    }),
  );
  return lines.flat();
}

const slugAt = (href: string): string => href.split('/').filter(Boolean).at(-1) ?? '';

const makeLines = (context: PageContext, word: string): Line[] =>
  countStock(context, 'make', {}, 'in stock')
    .slice(0, MOST_MAKES)
    .map((make) => ({
      label: make.word,
      href: addressPath('search', { slug: slugOf(make.word) }),
      note: `${countWords(make.count, word)} in stock`,
    }));

/** The site's pages of finance and of selling a car, where it has them and nobody must sign in to see them. */
function serviceLines({ site }: PageContext, word: string): Line[] {
  const { financeEnabled, financePage } = site.switches;
  return [
    ...(financeEnabled ? [{ label: 'Finance', href: financePage }] : []),
    { label: `Sell or trade in your ${word}`, href: '/trade-in' },
  ].filter(({ href }) => {
    const address = href.slice(1);
    return Object.hasOwn(site.pages, pageName(address, site)) && gateOfPage(address, site, null) === null;
  });
}

const articleLines = (context: PageContext): Line[] =>
  sitePosts(context)
    .slice(0, MOST_POSTS)
    .map((post) => ({ label: post.title, href: postHref(post), note: post.summary }));

const programLines = ({ site }: PageContext): Line[] => [
  {
    label: 'OpenAPI description of the API',
    href: addressPath('apiDescription'),
    note: 'Search, vehicles, booking times and enquiries in JSON',
  },
  ...(site.switches.agentTools
    ? [{ label: 'MCP endpoint', href: addressPath('agents'), note: 'The same as tools, by streamable HTTP, without signing in' }]
    : []),
];
