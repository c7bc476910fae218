import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { signingKey } from '#src/server/settings/secret-key.ts';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { roleUrls } from '#src/store/setup/role-urls.ts';
import { PORT } from '#tests/e2e/address.ts';
import { serverRun } from '#tests/e2e/server-run.ts';
import type { StripeServer } from '#tests/factories/a-stripe-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A second web process of the same deployment, which takes payments by Stripe. */
export interface StripeWeb {
  /** The address of a site there. */
  site(slug: string): string;
  /** All it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts it over the running server's database, with the settings that its supervisor would hand it. Its port is so far from that of the tests'
 * own server: files that run side by side choose different ones.
 */
export async function startStripeWeb(stripe: StripeServer, beside = 40): Promise<StripeWeb> {
  const port = PORT + beside;
  const { dataDir } = serverRun();
  const embedded = await runningEmbedded(dataDir);
  if (embedded === null) throw new Error('The tests’ server has no embedded database.');
  const secret = readFileSync(path.join(dataDir, 'secret-key'), 'utf8').trim();
  const web: ChildProcess = spawn(process.execPath, ['src/server/web.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      SECRET_KEY: signingKey(secret),
      DATABASE_APP_URL: roleUrls(embedded.url, undefined).urls.app,
      RESERVATIONS_PER_ADDRESS: '10000',
      HOLDS_PER_ADDRESS: '10000',
      HOLDS_PER_SITE_PERCENT: '100',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sampleKey',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
  });
  let text = '';
  for (const stream of [web.stdout, web.stderr]) stream?.setEncoding('utf8').on('data', (more: string) => (text += more));
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`)
          .then(({ status }) => status)
          .catch(() => 0),
      {
        message: 'the web process with Stripe is ready',
        timeout: 60_000,
      },
    )
    .toBe(200);
  return {
    site: (slug) => `http://${slug}.localhost:${port}`,
    output: () => text,
    async stop() {
      web.kill('SIGTERM');
      if (web.exitCode === null && web.signalCode === null) await once(web, 'exit');
    },
  };
}

/** What a page loads instead of Stripe's script: fields of its own, whose card goes to Stripe's address and nowhere else. */
export const STRIPE_STUB = `window.Stripe = (key, options) => ({
  elements: ({ mode, amount, currency }) => ({
    create: () => ({
      mount: (place) => {
        place.innerHTML = '<label>Card at Stripe <input data-of="stripe"></label>';
        place.dataset.asked = JSON.stringify({ key, mode, amount, currency, ...options });
      },
    }),
    submit: async () => ({}),
  }),
  confirmPayment: async ({ clientSecret }) => {
    const card = document.querySelector('[data-of=stripe]').value;
    const answer = await fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body: JSON.stringify({ clientSecret, card }) });
    return answer.json();
  },
});`;
