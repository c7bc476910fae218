import pino from 'pino';
import { CertificateCheck } from '#src/server/http/certificate-check.ts';
import { createEdge, type EdgeOptions } from '#src/server/http/edge.ts';
import { PageCache } from '#src/server/http/page-cache.ts';
import { RenderTurns } from '#src/server/http/render-turns.ts';
import { RequestCounts } from '#src/server/http/request-counts.ts';
import { trustedRequests } from '#src/server/http/trusted-request.ts';
import { Directory } from '#src/showroom/directory.ts';
import { type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { someServices } from './some-services.ts';

/** The way of every request over a fleet's own sites, with pages that a test renders, and whatever else it states. */
export async function anEdge(fleet: Fleet, options: Partial<EdgeOptions>) {
  return createEdge(await edgeOptions(fleet, options));
}

export async function edgeOptions(fleet: Fleet, options: Partial<EdgeOptions>): Promise<EdgeOptions> {
  const directory = new Directory(fleet.app, 'local');
  await directory.refresh();
  return {
    directory,
    showrooms: fleet.showrooms(),
    readiness: { isReady: true } as EdgeOptions['readiness'],
    certificates: new CertificateCheck(directory, Date.now),
    db: fleet.app,
    reads: fleet.app,
    turns: new RenderTurns(100),
    pages: new PageCache(10_000_000),
    files: new Map(),
    images: { own: ownImages(), answer: () => Promise.resolve(new Response(null, { status: 404 })) },
    services: someServices(NOW),
    port: 3000,
    originOf: trustedRequests([]),
    render: () => Promise.resolve(new Response('a page')),
    log: pino({ level: 'silent' }),
    counts: new RequestCounts(),
    hasPolicy: true,
    hot: { remember: () => {} },
    ...options,
  };
}
