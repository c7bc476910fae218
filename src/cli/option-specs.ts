import type { OptionSpec } from './command.ts';

export const json: OptionSpec = { type: 'boolean', does: 'prints JSON' };
export const dealership: OptionSpec = { type: 'string', does: 'the dealership, by its slug' };
export const site: OptionSpec = { type: 'string', does: 'the site, by its slug' };
