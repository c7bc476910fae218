import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Compiled code is cached beside the packages, and the processes started from here inherit the folder: a start takes a second less. If the
// folder cannot be written, Node compiles as it would without a cache.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../node_modules/.cache/forecourt');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

/** `npm start`. */
await import('./supervise.ts');
