import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const PAGE = `<!doctype html><title>Vehicle pictures</title>
<script type="importmap">{"imports":{"three":"/node_modules/three/build/three.module.js","three/addons/":"/node_modules/three/examples/jsm/","#src/":"/src/"}}</script>
<script type="module" src="/demo/pictures/browser/page.ts"></script>`;

/** Serves the page that renders, its modules with the types stripped, and the meshes; takes finished frames back. Only for this machine. */
export function startRenderServer(meshes: string, onFrame: (name: string, pixels: Buffer) => Promise<void>): Promise<Server> {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      await onFrame(pathname.slice('/frame/'.length), await buffer(request));
      response.end();
      return;
    }
    const { type, body } = await answer(pathname, meshes);
    response.setHeader('content-type', type).end(body);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function answer(pathname: string, meshes: string): Promise<{ type: string; body: string | Buffer }> {
  if (pathname === '/') return { type: 'text/html', body: PAGE };
  if (pathname.startsWith('/mesh/'))
    return { type: 'application/octet-stream', body: await readFile(path.join(meshes, path.basename(pathname))) };
  const file = path.join(REPOSITORY, pathname);
  if (file.endsWith('.ts')) return { type: 'text/javascript', body: stripTypeScriptTypes(await readFile(file, 'utf8')) };
  if (file.endsWith('.js')) return { type: 'text/javascript', body: await readFile(file) };
  throw new Error(`There is nothing at ${pathname}.`);
}

/** The address the browser opens. */
export function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The render server has no port.');
  return `http://127.0.0.1:${address.port}/`;
}
