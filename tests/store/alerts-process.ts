import { Signer } from '#src/adapters/keys/signer.ts';
import { smtpPost } from '#src/adapters/mail/smtp-mailer.ts';
import { connect } from '#src/store/connect.ts';
import { matchAlerts } from '#src/use-cases/alerts/match-alerts.ts';
import { sendDigests } from '#src/use-cases/alerts/send-digests.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { ownImages, SECRET } from '#tests/factories/a-signed-address.ts';

/** Matches and sends alerts in a process of its own, so that a test can kill it. Its clock stands still. */
const [url = '', mail = '', clock = ''] = process.argv.slice(2);
const db = connect(url);
const now = () => new Date(clock);
const post = smtpPost({ url: mail, from: 'alerts@platform.example', timeoutMs: 5_000 });
const sites = new LeadSites({ db, hostMode: 'local', port: 3000, images: ownImages(null) });
await matchAlerts(db, now);
process.send?.('matched');
await sendDigests({ db, sites, post, sms: { send: () => Promise.resolve() }, signer: new Signer(SECRET), now });
await post.close();
await db.destroy();
process.disconnect();
