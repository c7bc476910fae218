import type { Logger } from 'pino';
import type { DownloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { FeedFolder } from '#src/adapters/feeds/feed-folder.ts';
import type { FeedDefinition } from '#src/rules/feeds/feed-definition.ts';
import type { Database } from '#src/store/connect.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import type { StoredFeed } from '#src/store/stock/feeds.ts';

/** What feeds are run with. */
export interface FeedMeans {
  readonly db: Database;
  readonly store: PlatformStore;
  /** Where each feed has its folder. */
  readonly feedsDir: string;
  readonly download: DownloadFeed;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** A feed that arrives by itself. */
export type DefinedFeed = StoredFeed & { readonly definition: FeedDefinition };

export const isDefined = (feed: StoredFeed): feed is DefinedFeed => feed.definition !== null;

export const folderOf = ({ feedsDir }: Pick<FeedMeans, 'feedsDir'>, { dealership, name }: StoredFeed): FeedFolder =>
  new FeedFolder(feedsDir, dealership, name);
