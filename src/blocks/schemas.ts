import { schema as hero } from './hero/schema.ts';
import { schema as vehicleRail } from './vehicle-rail/schema.ts';

/** Every block a page may be made of, and what each may be told. */
export const schemas = { hero, 'vehicle-rail': vehicleRail } as const;

export type BlockName = keyof typeof schemas;
