import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, pageOf } from './page.ts';
import { setSecurityHeaders } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * The build's files by address, all in memory. An address is looked up in a list and never turned into a path, so no file outside can be
 * reached. A file under /assets/ has the hash of its content in its name and may be cached for ever.
 */
export async function staticFiles(
  folders: readonly { readonly folder: string; readonly at: string }[],
): Promise<ReadonlyMap<string, Page>> {
  const files = new Map<string, Page>();
  for (const { folder, at } of folders) {
    for (const name of filesBelow(folder)) {
      const address = path.posix.join(at, name.split(path.sep).join('/'));
      if (files.has(address)) continue;
      const headers = new Headers({
        'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
        'Cache-Control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      });
      // Set here, where the type is known: a 304 has no type, but replaces the headers that a browser has stored.
      setSecurityHeaders(headers, { hasPolicy: true });
      files.set(address, await pageOf(new Response(new Uint8Array(readFileSync(path.join(folder, name))), { headers })));
    }
  }
  return files;
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}
