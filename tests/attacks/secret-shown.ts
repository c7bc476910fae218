import { aDealership } from '#tests/factories/a-site-file.ts';
import { type Attack, counted } from './campaign/attack.ts';
import { applyHostile } from './campaign/hostile-sites.ts';

const SECRETS = { leadWebhookSecret: 'webhook-secret-nobody-may-print', messagingToken: 'messaging-token-nobody-may-print' };

/** The command that shows a site's switches, which operators paste into tickets. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'forecourt site show prints no secret of a site',
  server: 'demo',
  isShort: true,
  async run(target) {
    const slug = 'secretive';
    const { sitesDir, applied, ran } = await applyHostile(target, [
      {
        facts: {
          slug,
          switches: SECRETS,
          dealerships: [aDealership('secretive-motors', { switches: { leadWebhookSecret: SECRETS.leadWebhookSecret } })],
        },
      },
    ]);
    if (!applied.includes(slug)) throw new Error(`The site was not applied: ${ran.stderr}`);
    const words = [
      ['site', 'show', slug],
      ['site', 'show', slug, '--json'],
      ['site', 'show', slug, '--dealership', 'secretive-motors'],
      ['site', 'show', slug, '--dealership', 'secretive-motors', '--json'],
    ];
    const outcomes = [];
    for (const word of target.form === 'whole' ? words : words.slice(3)) {
      const { stdout, stderr } = await target.forecourt(word, sitesDir);
      for (const [name, secret] of Object.entries(SECRETS))
        outcomes.push({
          isThrough: `${stdout}${stderr}`.includes(secret),
          what: `${name} by ${word.slice(3).join(' ') || 'site show'}`,
        });
    }
    return counted(outcomes, outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : [])).join('; '));
  },
};
