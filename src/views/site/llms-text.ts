import { gateOfPage } from '#src/rules/accounts/gates.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { pageName } from '#src/rules/site/page-name.ts';
import { inMarkdown } from '#src/rules/text/in-markdown.ts';
import { countWords, plural } from '#src/rules/text/plural.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { postHref, sitePosts } from '#src/views/blog/post-view.ts';
import { toldLocation } from '#src/views/places/told-location.ts';
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
export function llmsText(context: PageContext): string {
  const { site } = context;
  const word = vehicleWord(site);
  const locations = shownLocations(context).map((location) => toldLocation(context, location));
  const cities = [...new Set(shownLocations(context).map(({ city }) => city))].filter((city) => city !== '');
  const where = cities.length === 0 ? '' : ` in ${new Intl.ListFormat('en-AU').format(cities)}`;
  const sections = [
    section(context, 'Stock', stockLines(context)),
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

const stockLines = (context: PageContext): Line[] => menuLists.stock(context).parts.flatMap(({ links }) => links);

const makeLines = (context: PageContext, word: string): Line[] =>
  countStock(context, 'make')
    .slice(0, MOST_MAKES)
    .map((make) => ({
      label: make.word,
      href: addressPath('search', { slug: slugOf(make.word) }),
      note: countWords(make.count, word),
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
