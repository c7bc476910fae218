import type { Logger } from 'pino';
import { sendWebhook } from '#src/adapters/crm/send-webhook.ts';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { OwnImages } from '#src/adapters/images/own-images.ts';
import { Signer } from '#src/adapters/keys/signer.ts';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { smtpPost } from '#src/adapters/mail/smtp-mailer.ts';
import { fetchPhoto } from '#src/adapters/photos/fetch-photo.ts';
import { readUpload } from '#src/adapters/photos/read-upload.ts';
import { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { type RunNamed, runUnnamed } from '#src/jobs/job.ts';
import { scheduledJobs } from '#src/jobs/jobs.ts';
import { runJobs } from '#src/jobs/run-jobs.ts';
import { tellSearchEnginesJob } from '#src/jobs/tell-search-engines.ts';
import { tidyFeeds } from '#src/jobs/tidy-feeds.ts';
import { watchConfirmations } from '#src/jobs/watch-confirmations.ts';
import { watchDeliveries } from '#src/jobs/watch-deliveries.ts';
import { watchFeeds } from '#src/jobs/watch-feeds.ts';
import { watchMarket } from '#src/jobs/watch-market.ts';
import { watchPhotos } from '#src/jobs/watch-photos.ts';
import { watchReservations } from '#src/jobs/watch-reservations.ts';
import { connect } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { workerMetrics } from './metrics/worker-metrics.ts';
import { paymentProvider } from './payments.ts';
import { photoStore } from './photo-store.ts';
import { feedsFolder, mailboxFolder, uploadsFolder } from './settings/data-folders.ts';
import { secretKey } from './settings/secret-key.ts';
import type { SettingsFor } from './settings/settings.ts';
import { smsSender } from './sms-sender.ts';
import { startTraces } from './traces/start-traces.ts';
import { tracedCall, tracedCalls, tracedProvider } from './traces/traced-calls.ts';

const PHOTOS_DECODED_AT_ONCE = 1;

/** Starts everything that runs later, with its connections to the outside world; returns a function that stops it. */
export async function startWorkerProcess(
  settings: SettingsFor<'worker'>,
  platformUrl: string,
  log: Logger,
): Promise<() => Promise<void>> {
  const now = () => new Date();
  // The worker answers nobody, so nobody's traceparent counts.
  const traces = await startTraces(settings, 'worker', () => false, log);
  const onQuery = traces?.query;
  const run: RunNamed = traces === null ? runUnnamed : (name, work) => traces.job(name, work);
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke.');
  const db = connect(platformUrl, { max: 8, onError, onQuery });
  const signer = new Signer(await secretKey(settings), settings.SECRET_KEY_PREVIOUS);
  // Emails outlive a version of the pictures, so their addresses name no version.
  const images = new OwnImages(signer, null);
  const from = settings.MAIL_FROM;
  const mailbox = new Mailbox(mailboxFolder(settings));
  const metrics = settings.METRICS_PORT === undefined ? null : workerMetrics(db, Date.now, traces?.counts);
  const sending = settings.SMTP_URL === undefined ? mailbox.post(from) : smtpPost({ url: settings.SMTP_URL, from });
  const post = tracedCalls(traces, 'mail', metrics?.counted(sending) ?? sending, ['send']);
  const allowsLoopback = settings.WEBHOOK_LOOPBACK === 'allowed';
  const storage = { store: new PlatformStore(db), uploadsDir: uploadsFolder(settings), mailbox };
  const sites = new LeadSites({ db, hostMode: settings.SITE_HOSTS, port: settings.PORT, images });
  const sms = tracedCalls(traces, 'sms', smsSender(settings, mailboxFolder(settings)), ['send']);
  const alerts = { db, sites, post, sms, signer, now };
  const reservations = {
    db,
    payments: tracedProvider(traces, paymentProvider(settings, db, signer)),
    sites,
    post,
    signer,
    log: log.child({ job: 'watch-reservations' }),
  };
  const photos = tracedCalls(traces, 'photos', photoStore(settings), ['put', 'read', 'remove']);
  const feedsDir = feedsFolder(settings);
  const jobs = [
    ...scheduledJobs(storage, alerts, reservations, photos, now),
    tidyFeeds(feedsDir, now),
    tellSearchEnginesJob({ sites, url: settings.INDEXNOW_URL, allowsLoopback, now }),
  ];
  const scheduled: RunNamed = traces === null ? runUnnamed : (name, work) => traces.job(name, work, true);
  const stopJobs = await runJobs(platformUrl, jobs, log, { run: scheduled, onQuery });
  const stopReservations = watchReservations(reservations);
  const stopConfirmations = watchConfirmations(alerts, log.child({ job: 'watch-confirmations' }), run);
  const stopDeliveries = watchDeliveries(
    {
      db,
      sites,
      post,
      uploadsDir: storage.uploadsDir,
      webhook: tracedCall(traces, 'webhook', (webhook) => sendWebhook(webhook, { allowsLoopback, now: Date.now })),
      signer,
      now,
    },
    log.child({ job: 'watch-deliveries' }),
    run,
  );
  const stopMarket = watchMarket(db, now, log.child({ job: 'watch-market' }));
  const photoLog = log.child({ job: 'watch-photos' });
  // A large photo takes some hundred megabytes while it is decoded.
  const decoding = new WorkQueue({ atOnce: PHOTOS_DECODED_AT_ONCE, waiting: Number.POSITIVE_INFINITY, what: 'photos' });
  const stopPhotos = watchPhotos(
    {
      db,
      photos,
      fetch: tracedCall(traces, 'photo fetch', (url, known) => fetchPhoto(url, known)),
      readUpload: (of, known) => readUpload(feedsDir, of, known, Date.now()),
      // The code that decodes is loaded for the first photo, so that a start does not wait for it.
      develop: (bytes) => decoding.run(async () => (await import('#src/adapters/photos/develop-photo.ts')).developPhoto(bytes)),
      now,
      onFailure: (error) => photoLog.error({ err: error }, 'A photo could not be stored; it will be retried.'),
    },
    photoLog,
    run,
  );
  const stopFeeds = watchFeeds(
    {
      db,
      store: storage.store,
      feedsDir,
      download: tracedCall(traces, 'feed download', (address, file, known) => downloadFeed(address, file, known)),
      now,
      log: log.child({ job: 'watch-feeds' }),
    },
    run,
  );
  const stopMetrics =
    metrics === null || settings.METRICS_PORT === undefined
      ? null
      : serveMetrics(metrics.read, { host: settings.METRICS_HOST, port: settings.METRICS_PORT + 1 }, log);
  return async () => {
    await stopMetrics?.();
    await stopMarket();
    await Promise.all([stopDeliveries(), stopConfirmations(), stopReservations(), stopPhotos(), stopFeeds(), stopJobs()]);
    await post.close();
    await db.destroy();
    await traces?.stop();
  };
}
