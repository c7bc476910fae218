import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { type Feed, rssXml } from './rss.ts';

const parser = new XMLParser({
  isArray: (name) => name === 'item',
  parseTagValue: false,
  htmlEntities: true,
  ignoreAttributes: false,
  trimValues: false,
});

const item = {
  title: '2022 Mazda CX-5',
  url: 'https://dealer.example/cars/a-1',
  addedAt: Date.UTC(2026, 10, 3, 4, 5, 6),
  description: 'One owner.',
  image: 'https://dealer.example/a.jpg?w=1&h=2',
};
const feed: Feed = {
  title: 'Used cars',
  description: 'Used cars for sale at Bayside Cars',
  pageUrl: 'https://dealer.example/search/used-cars',
  url: 'https://dealer.example/rss/used-cars?refinementList[make][]=Kia&all=1',
  items: [item],
};

/** What the RSS 2.0 specification requires: https://www.rssboard.org/rss-specification. Returns what is wrong. */
function faults(xml: string): string[] {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) return [wellFormed.err.msg];
  const { rss } = parser.parse(xml);
  const CHANNEL = ['title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link', 'item', '#text'];
  const ITEM = ['title', 'link', 'description', 'guid', 'pubDate', 'media:thumbnail'];
  const items: Record<string, string>[] = rss.channel.item ?? [];
  const isDate = (text: string) => new Date(text).toUTCString() === text;
  return [
    ...(rss['@_version'] === '2.0' ? [] : ['no version 2.0']),
    ...['title', 'link', 'description'].flatMap((name) => (typeof rss.channel[name] === 'string' ? [] : [`no ${name}`])),
    ...Object.keys(rss.channel).flatMap((name) => (CHANNEL.includes(name) ? [] : [`unknown ${name}`])),
    ...items.flatMap((one) => Object.keys(one).flatMap((name) => (ITEM.includes(name) ? [] : [`unknown ${name} of an item`]))),
    // An item has a title or a description at least.
    ...items.flatMap((one) => (one.title === '' && one.description === '' ? ['an empty item'] : [])),
    ...items.flatMap(({ link = '', pubDate = '' }) => [
      ...(URL.canParse(link) ? [] : ['no link']),
      ...(isDate(pubDate) ? [] : ['no date']),
    ]),
  ];
}

test('W5 a feed has what RSS 2.0 requires, and the check notices what is missing', () => {
  expect(faults(rssXml(feed))).toEqual([]);
  expect(faults(rssXml({ ...feed, items: [] }))).toEqual([]);
  expect(faults(rssXml(feed).replace(/<pubDate>.*<\/pubDate>/, '<pubDate>yesterday</pubDate>'))).toEqual(['no date']);
  expect(faults(rssXml(feed).replaceAll('description>', 'words>'))).toContain('no description');
});

test('W5 a feed names the page that shows the same, and its own address', () => {
  const { channel } = parser.parse(rssXml(feed)).rss;
  expect([channel.link, channel['atom:link']['@_href'], channel['atom:link']['@_rel']]).toEqual([feed.pageUrl, feed.url, 'self']);
  expect(channel.item[0]).toMatchObject({ title: item.title, link: item.url, pubDate: 'Tue, 03 Nov 2026 04:05:06 GMT' });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(']]>', '<![CDATA[x]]>', '\u0000\u000b\u001f', '\ud800 alone', '<script>alert(1)</script>', '&#0;', '--><!--'),
);
test('W5 whatever a dealer wrote, the feed is valid and holds no markup of it', () => {
  fc.assert(
    fc.property(hostile, hostile, (title, description) => {
      const xml = rssXml({ ...feed, title, description, items: [{ ...item, title, description }] });
      expect(faults(xml).filter((fault) => fault !== 'an empty item')).toEqual([]);
      expect(xml).not.toMatch(/<script|<!\[CDATA|(?![\t\n\r\u0080-\u009f])\p{Cc}/u);
    }),
  );
});

test('W5 a title of 400 characters is cut between words', () => {
  const title = 'A very long name '.repeat(24);
  const [first] = parser.parse(rssXml({ ...feed, items: [{ ...item, title }] })).rss.channel.item;
  expect(first.title.length).toBeLessThanOrEqual(200);
  expect(first.title).toMatch(/\w…$/);
});
