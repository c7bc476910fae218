import { connect } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { expireLeads } from '#src/use-cases/leads/expire-leads.ts';
import { aLeadStorage } from '#tests/factories/a-lead-storage.ts';

/** The night's erasure in a process of its own, so that a test can kill it. */
const [url = '', folder = ''] = process.argv.slice(2);
const db = connect(url);
await expireLeads(aLeadStorage({ platform: new PlatformStore(db) }, folder), new Date());
await db.destroy();
