import type { LoadedBlock } from './blocks.server.ts';
import type { BlockName } from './schemas.ts';

/** What a block's view is given. */
export type ViewProps<N extends BlockName> = Omit<Extract<LoadedBlock, { name: N }>, 'name'>;
