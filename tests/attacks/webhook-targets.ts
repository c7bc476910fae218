import { once } from 'node:events';
import { createServer } from 'node:net';
import { aDealership } from '#tests/factories/a-site-file.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { applyHostile } from './campaign/hostile-sites.ts';
import { freshPerson } from './campaign/target.ts';

/** Webhooks that lead back into the machine or to a cloud's metadata service; a listener here notices each that arrives. */
export const attack: Attack = {
  fact: 'L14',
  rule: 'no webhook address reaches this machine or a private network',
  server: 'demo',
  isShort: false,
  async run(target) {
    let arrived = 0;
    const listener = createServer((socket) => {
      arrived += 1;
      socket.destroy();
    });
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    const address = listener.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const urls = [
      `https://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://127.1:${port}/`,
      `https://2130706433:${port}/`,
      `https://0x7f000001:${port}/`,
      `https://0177.0.0.1:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      `https://0.0.0.0:${port}/`,
      `https://127.0.0.1:${target.port}/healthz`,
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/',
    ];
    const sites = urls.map((url, at) => ({
      facts: {
        slug: `hook-${at}`,
        dealerships: [
          aDealership(`hook-motors-${at}`, { switches: { leadWebhookUrl: url, leadWebhookSecret: 'a secret for the hook' } }),
        ],
      },
    }));
    try {
      const { applied } = await applyHostile(target, sites);
      for (const slug of applied) await target.lead(slug, { form: 'contact', ...freshPerson(), message: slug });
      await target.settled();
      const deliveries = await target.query<{ slug: string; state: string; error: string | null }>(
        `select s.slug, d.state, d.last_error as error from delivery d join site s on s.id = d.site_id where d.channel = 'webhook'`,
      );
      const outcomes = sites.map(({ facts }) => {
        const made = deliveries.find(({ slug }) => slug === facts.slug);
        // An error of the network means that the network was tried.
        return { isThrough: made?.state === 'delivered' || /could not be reached|no answer/.test(made?.error ?? '') };
      });
      const note = `${urls.length - applied.length} refused with the site’s file, ${arrived} connections arrived; ${tally(deliveries.map(({ error }) => error ?? 'none'))}`;
      const count = counted(outcomes, note);
      return { ...count, letThrough: Math.max(count.letThrough, arrived) };
    } finally {
      listener.close();
    }
  },
};
