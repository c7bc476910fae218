import { keepsWatchlist } from '#src/rules/accounts/keeps-watchlist.ts';
import type { PageContext } from '#src/use-cases/context.ts';

export const hasWatchlist = ({ site }: Pick<PageContext, 'site'>): boolean => keepsWatchlist(site.switches);
