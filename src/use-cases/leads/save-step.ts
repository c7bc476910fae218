import type { StoredUpload, StoredUploads } from '#src/rules/leads/lead.ts';
import type { ReachedLimit } from '#src/rules/leads/limit-words.ts';
import type { SentLead } from '#src/rules/leads/sent-lead.ts';
import type { LeadInput, LeadWritten, LimitReached } from '#src/store/leads/take-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { dropUpload, type ReadDocument, storeUpload } from './store-upload.ts';

/** A step that is ready to be saved. */
export type StepInput = Omit<LeadInput, 'isAllowed' | 'upload'>;

/** The store's result, or the limit that was reached. */
export type StepSaved =
  | Exclude<LeadWritten, { readonly kind: LimitReached }>
  | { readonly kind: 'tooMany'; readonly limit: ReachedLimit; readonly retryAfterSeconds: number };

type Write = (rest: Pick<LeadInput, 'upload' | 'isAllowed'>) => Promise<StepSaved>;

/**
 * Saves a step, the first or a later one, within its sender's limits (ledger H9). It is counted before its documents are written, and these
 * are on the disk before its row is. If the step is not accepted, the counts are returned and the documents are removed.
 */
export function saveStep(
  context: Context,
  { ip, leadId }: Pick<SentLead, 'ip' | 'leadId'>,
  step: StepInput,
  documents: readonly ReadDocument[],
): Promise<StepSaved> {
  const { store } = context;
  const write: Write = async (rest) => {
    const input = { ...step, ...rest };
    const written = await (leadId === null ? store.takeLead(input) : store.continueLead(leadId, input));
    return savedAs(context, ip, step, written);
  };
  return documents.length === 0 ? saveFields(context, ip, write) : saveDocuments(context, ip, documents, write);
}

async function saveFields({ services }: Context, ip: string, write: Write): Promise<StepSaved> {
  const share = services.leads.take(ip);
  let isTaken = false;
  try {
    // Over the limit the store is called all the same: a repeated lead gets the answer it got before.
    const saved = await write({ upload: null, isAllowed: share !== null });
    isTaken = saved.kind === 'taken';
    return saved;
  } finally {
    if (!isTaken) share?.giveBack();
  }
}

async function saveDocuments(
  { services, site }: Context,
  ip: string,
  documents: readonly ReadDocument[],
  write: Write,
): Promise<StepSaved> {
  // With isAllowed false the store refuses what is new and answers the rest: only a new lead needs its documents written.
  const seen = await write({ upload: null, isAllowed: false });
  if (seen.kind !== 'tooMany' || seen.limit !== 'address') return seen;
  const share = services.leads.take(ip);
  if (share === null) return seen;
  const taking = { siteId: site.id, amount: documents.reduce((sum, { bytes }) => sum + bytes.length, 0) };
  const room = services.uploads.take(ip, taking);
  if (room === null) {
    share.giveBack();
    return { kind: 'tooMany', limit: 'uploads', retryAfterSeconds: services.uploads.retryAfter(ip, taking) };
  }
  const stored: StoredUpload[] = [];
  const release = async () => {
    share.giveBack();
    room.giveBack();
    for (const upload of stored) await dropUpload(services.uploadsDir, upload);
  };
  try {
    for (const document of documents) stored.push(await storeUpload(services.uploadsDir, document));
    const saved = await write({ upload: allOf(stored), isAllowed: true });
    if (saved.kind !== 'taken') await release();
    else for (const id of saved.replaced) await dropReplaced(services, id);
    return saved;
  } catch (error) {
    if (stored.length < documents.length || isRefusal(error)) await release();
    throw error;
  }
}

const allOf = ([first, ...more]: readonly StoredUpload[]): StoredUploads | null =>
  first === undefined ? null : { ...first, ...(more.length === 0 ? {} : { more }) };

/** The lead is accepted whether or not this works; a document that is left over is removed at night. */
const dropReplaced = ({ uploadsDir, warn }: Context['services'], id: string): Promise<void> =>
  dropUpload(uploadsDir, { id }).catch((error: unknown) => warn(error, 'A document that was replaced could not be removed.'));

/**
 * Whether the database itself refused, which its five-character SQLSTATE says. If the connection broke instead, the lead may have been committed:
 * its document stays, and is removed at night if it belongs to no lead.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

const LIMITS: Readonly<Record<LimitReached, ReachedLimit>> = {
  tooMany: 'address',
  tooManyOfPerson: 'person',
  tooManyOnSite: 'site',
};

const isLimited = (written: LeadWritten): written is { readonly kind: LimitReached } => Object.hasOwn(LIMITS, written.kind);

function savedAs({ services }: Context, ip: string, { limits }: StepInput, written: LeadWritten): StepSaved {
  if (!isLimited(written)) return written;
  const limit = LIMITS[written.kind];
  const untilWindowEnds = Math.max(1, Math.ceil((Date.parse(limits.windowEnds) - services.now()) / 1000));
  return { kind: 'tooMany', limit, retryAfterSeconds: limit === 'address' ? services.leads.retryAfter(ip) : untilWindowEnds };
}
