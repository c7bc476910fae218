import path from 'node:path';
import type { Logger } from 'pino';
import { httpLender } from '#src/adapters/finance-quote/http-lender.ts';
import { sampleLender } from '#src/adapters/finance-quote/sample-lender.ts';
import { OwnImages } from '#src/adapters/images/own-images.ts';
import { picturesVersion, pictureWidths } from '#src/adapters/images/picture-index.ts';
import { PicturePainter } from '#src/adapters/images/picture-painter.ts';
import { Signer } from '#src/adapters/keys/signer.ts';
import { outsideMarket } from '#src/adapters/market/outside-market.ts';
import { SheetPress } from '#src/adapters/pdf/sheet-press.ts';
import { SheetPrinter } from '#src/adapters/pdf/sheet-printer.ts';
import { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { heldSwitches } from '#src/rules/payments/platform-payments.ts';
import { Directory } from '#src/showroom/directory.ts';
import { Refresher } from '#src/showroom/refresher.ts';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { type StandbyState, Standbys } from '#src/showroom/standbys.ts';
import { connect } from '#src/store/connect.ts';
import { MarketMemory } from '#src/use-cases/market/market-memory.ts';
import { currentAsker } from './http/asker.ts';
import { CertificateCheck } from './http/certificate-check.ts';
import { createEdge, type EdgeOptions, type Wire } from './http/edge.ts';
import { failureReporter } from './http/failure-notes.ts';
import { HotAnswers } from './http/hot-answers.ts';
import type { HttpServerOptions } from './http/http-server.ts';
import { ImageRoute } from './http/image-route.ts';
import { PageCache } from './http/page-cache.ts';
import { PageShrinker } from './http/page-shrinker.ts';
import { Readiness } from './http/readiness.ts';
import { RenderTurns } from './http/render-turns.ts';
import { RequestCounts } from './http/request-counts.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { trustedRequests, visitedHosts } from './http/trusted-request.ts';
import { limitsOf } from './limits.ts';
import { webMetrics } from './metrics/web-metrics.ts';
import { paymentModeOf, webPayments } from './payments.ts';
import { photoStore } from './photo-store.ts';
import { mailboxFolder, uploadsFolder } from './settings/data-folders.ts';
import { secretKey } from './settings/secret-key.ts';
import type { SettingsFor } from './settings/settings.ts';
import { smsSender } from './sms-sender.ts';
import { startTraces } from './traces/start-traces.ts';
import { tracedCalls, tracedPayments } from './traces/traced-calls.ts';

const MB = 1024 * 1024;
/** Room for about a thousand printed vehicles. */
const SHEETS_MB = 48;
/** While one is printed, the picture of the next is painted. */
const SHEETS_AT_ONCE = 2;
const LOADING_CONNECTIONS = 6;
/** Far more leads than ever arrive at once: beyond that it is a flood. */
const LEADS_WAITING = 500;

export interface WebProcess {
  readonly answer: (request: Request, ip: string, wire?: Wire) => Promise<Response>;
  readonly answerHot: HttpServerOptions['answerHot'];
  readonly counts: RequestCounts;
  /** Begins to watch the process for operators; returns what tells them, in Prometheus’ form. */
  metrics(): () => Promise<string>;
  /** Updates everything in memory from the database. */
  refresh(): Promise<void>;
  /** Makes /readyz fail, so that load balancers send no more requests; they are still answered. */
  leave(): void;
  stop(): Promise<void>;
}

export interface WebDatabases {
  readonly databaseUrl: string;
  readonly standbyUrls: readonly string[];
}

interface Input extends Pick<EdgeOptions, 'render' | 'files' | 'hasPolicy'> {
  /** Off in development, where the code of a page may change. */
  readonly cachesPages: boolean;
}

const standbyReporter =
  (log: Logger) =>
  (standby: string, state: StandbyState, reason: string): void => {
    if (state === 'read') log.info({ standby }, 'Sites are loaded from a standby.');
    else log.warn({ standby, reason }, `A standby is ${state}: sites are loaded from the primary, or from another standby.`);
  };

/** Everything that answers requests except the port and the bundle: showrooms that follow the database, pages cached in memory. */
export async function startWebProcess(
  settings: SettingsFor<'web'>,
  { databaseUrl, standbyUrls }: WebDatabases,
  log: Logger,
  input: Input,
): Promise<WebProcess> {
  const traces = await startTraces(settings, 'web', trustedProxies(settings.TRUSTED_PROXIES), log);
  const onQuery = traces?.query;
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke.');
  // Separate pools: neither a flood of reads nor the loading of sites may delay a lead.
  const db = connect(databaseUrl, { max: LOADING_CONNECTIONS, onError, onQuery });
  const shared = { asker: currentAsker, onError, onQuery };
  const leads = connect(databaseUrl, { max: settings.LEAD_CONNECTIONS, maxWaiting: LEADS_WAITING, ...shared });
  const reads = connect(databaseUrl, { max: settings.READ_CONNECTIONS, maxWaiting: settings.READS_WAITING, ...shared });
  const directory = new Directory(db, settings.SITE_HOSTS);
  const standbys = new Standbys({ urls: standbyUrls, primary: db, onState: standbyReporter(log) });
  const showrooms = new Showrooms({
    db,
    url: databaseUrl,
    standbys,
    budgetBytes: settings.SHOWROOM_MB * MB,
    now: Date.now,
    held: heldSwitches(paymentModeOf(settings)),
  });
  const readiness = new Readiness(directory, showrooms, {
    estimatesWaitMs: settings.ESTIMATES_WAIT_SECONDS * 1_000,
    now: Date.now,
  });
  const counts = new RequestCounts();
  let comparedAt = Date.now();
  const refresh = async () => {
    const begun = Date.now();
    // Nothing waits for a standby that does not answer.
    void standbys.check();
    await directory.refresh();
    const unread = await showrooms.refresh();
    for (const failed of unread) log.error({ failed }, 'A site’s changes cannot be read: it is served as it was.');
    if (unread.length === 0 && !showrooms.isBehind) comparedAt = begun;
    for (const failed of await readiness.check()) log.error({ failed }, 'A site cannot be served.');
  };
  const refresher = new Refresher({
    url: databaseUrl,
    refresh,
    isBehind: () => showrooms.isBehind || readiness.isBehind,
    onHealth: (isHealthy, reason) =>
      isHealthy
        ? log.info('The database answers again.')
        : log.error({ reason }, 'The database is not answering: pages are served from memory.'),
  });
  // Requests are accepted as soon as hosts are known: a site loads when it is first requested, and the refresher loads the rest meanwhile.
  await directory.refresh().catch((error: unknown) => log.error({ err: error }, 'The list of sites could not be read yet.'));
  await standbys.check();
  refresher.start();
  const picturesDir = path.resolve(settings.PICTURES_DIR);
  const signer = new Signer(await secretKey(settings), settings.SECRET_KEY_PREVIOUS);
  const painter = new PicturePainter(picturesDir);
  const images = new ImageRoute({
    picturesDir,
    own: new OwnImages(signer, picturesVersion(picturesDir), pictureWidths(picturesDir)),
    paint: (wanted) => painter.paint(wanted),
    photos: tracedCalls(traces, 'photos', photoStore(settings), ['read']),
    queue: new WorkQueue({ atOnce: settings.PICTURES_AT_ONCE, waiting: settings.PICTURES_WAITING, what: 'pictures' }),
    cacheDir: path.join(settings.DATA_DIR, 'images'),
    cacheBytes: settings.IMAGE_CACHE_MB * MB,
  });
  const printer = new SheetPrinter();
  const report = failureReporter(log);
  const pages = new PageCache(input.cachesPages ? settings.PAGE_CACHE_MB * MB : 1);
  const hot = new HotAnswers({
    directory,
    showrooms,
    pages,
    shrinker: new PageShrinker(report),
    visitedHost: visitedHosts(settings.TRUSTED_PROXIES),
    log,
    counts,
    hasPolicy: input.hasPolicy,
    traces,
  });
  const answer = createEdge({
    ...input,
    images,
    services: {
      ...limitsOf(settings),
      uploadsDir: uploadsFolder(settings),
      mailboxDir: mailboxFolder(settings),
      press: new SheetPress({
        cacheBytes: SHEETS_MB * MB,
        queue: new WorkQueue({ atOnce: SHEETS_AT_ONCE, waiting: settings.SHEETS_WAITING, what: 'sheets' }),
        pictureOf: (address) => images.picture(address),
        print: (order) => printer.print(order),
        onFailure: (error) => report(error, 'A sheet, or the picture on it, could not be made.'),
      }),
      quotes:
        settings.FINANCE_QUOTE_URL === undefined
          ? sampleLender
          : tracedCalls(
              traces,
              'lender',
              httpLender({ url: settings.FINANCE_QUOTE_URL, key: settings.FINANCE_QUOTE_KEY ?? null, now: Date.now }),
              ['quote'],
            ),
      ...(settings.MARKET_URL === undefined
        ? {}
        : {
            market: new MarketMemory(
              tracedCalls(traces, 'market', outsideMarket({ url: settings.MARKET_URL, key: settings.MARKET_KEY ?? null }), [
                'compare',
              ]),
              Date.now,
            ),
          }),
      ...tracedPayments(traces, webPayments(settings, leads, signer)),
      sms: tracedCalls(traces, 'sms', smsSender(settings, mailboxFolder(settings)), ['send']),
      signer,
      now: Date.now,
      warn: report,
    },
    port: settings.PORT,
    directory,
    showrooms,
    readiness,
    certificates: new CertificateCheck(directory, Date.now),
    db: leads,
    reads,
    turns: new RenderTurns(settings.PAGES_WAITING),
    pages,
    hot,
    originOf: trustedRequests(settings.TRUSTED_PROXIES),
    log,
    counts,
    traces,
  });
  return {
    answer,
    answerHot: (request, response) => hot.answer(request, response),
    counts,
    metrics: () =>
      webMetrics({
        counts,
        directory,
        showrooms,
        readiness,
        ageSeconds: () => (Date.now() - comparedAt) / 1_000,
        spans: traces?.counts ?? null,
      }),
    refresh,
    leave: () => readiness.stop(),
    async stop() {
      await refresher.stop();
      await printer.stop();
      await painter.stop();
      await standbys.stop();
      await Promise.all([db, leads, reads].map((pool) => pool.destroy()));
      await traces?.stop();
    },
  };
}
