import { fitText } from '#src/rules/text/cut-text.ts';
import { xmlText } from '#src/rules/text/xml-text.ts';

/** The most vehicles in a feed: the newest. */
export const FEED_LIMIT = 50;

const LONGEST = { title: 200, description: 1_000 } as const;

/** A vehicle in a feed. Addresses are absolute; the time is in milliseconds since 1970. */
export interface FeedItem {
  readonly title: string;
  readonly url: string;
  readonly addedAt: number;
  readonly description: string;
  readonly image: string | null;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that shows the same. */
  readonly pageUrl: string;
  /** The feed's own address. */
  readonly url: string;
  readonly items: readonly FeedItem[];
}

/** A feed as RSS 2.0, https://www.rssboard.org/rss-specification, with its own address by Atom and pictures by Media RSS. */
export function rssXml({ title, description, pageUrl, url, items }: Feed): string {
  const newest = Math.max(...items.map(({ addedAt }) => addedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', fitText(title, LONGEST.title)),
    element('link', pageUrl),
    element('description', fitText(description, LONGEST.description)),
    '<language>en-AU</language>',
    ...(items.length === 0 ? [] : [element('lastBuildDate', new Date(newest).toUTCString())]),
    `<atom:link href="${xmlText(url)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const itemXml = ({ title, url, addedAt, description, image }: FeedItem): string =>
  [
    '<item>',
    element('title', fitText(title, LONGEST.title)),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('pubDate', new Date(addedAt).toUTCString()),
    element('description', fitText(description, LONGEST.description)),
    ...(image === null ? [] : [`<media:thumbnail url="${xmlText(image)}"/>`]),
    '</item>',
  ].join('');

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
