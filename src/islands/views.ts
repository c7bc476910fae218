import type { ComponentType } from 'react';

/** The components of the islands whose code has been loaded, by name. */
export const views = new Map<string, ComponentType>();
