import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { cleanPhoto } from '#src/adapters/images/clean-photo.ts';
import { developPhoto } from '#src/adapters/photos/develop-photo.ts';
import { photoKind } from '#src/rules/leads/document-kind.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { uploadBody } from './campaign/bodies.ts';
import { grownMb, gzipBomb, PICTURE_BOMBS, zipBomb } from './campaign/bombs.ts';
import { freshPerson, type Target } from './campaign/target.ts';

const MB = 1024 * 1024;
/** No file of a few kilobytes may cost more. */
const MOST_MB = 250;

/** Small pictures, documents, feeds and bodies that are enormous once they are unpacked. */
export const attack: Attack = {
  fact: 'H8',
  rule: `No small file makes a process need ${MOST_MB} MB more, whether it is a picture, a document, a feed or a compressed body`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const outcomes = [...(await pictures()), ...(await feeds()), ...(await uploads(target)), ...(await bodies(target))];
    const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
    const most = Math.max(...outcomes.map(({ grown }) => grown));
    return counted(outcomes, [`${tally(outcomes.map(({ came }) => came))}; the most was ${most} MB`, ...wrong].join('; '));
  },
};

async function judged(what: string, pid: number | 'self', work: () => Promise<string>) {
  let came = '';
  const grown = await grownMb(pid, async () => {
    came = await work().catch(() => 'refused');
  });
  return { grown, came, isThrough: grown > MOST_MB || came === 'wrong', what: `${what}: ${came}, ${grown} MB` };
}

/** Dealers' photos, and shoppers' photos once they are known to be photos. */
async function pictures() {
  const outcomes = [];
  for (const [name, bytes] of PICTURE_BOMBS) {
    outcomes.push(await judged(`${name} from a dealer`, 'self', () => developPhoto(bytes).then(() => 'taken')));
    outcomes.push(
      await judged(`${name} from a shopper`, 'self', () =>
        photoKind(bytes) === null ? Promise.resolve('refused') : cleanPhoto(bytes).then(() => 'taken'),
      ),
    );
  }
  return outcomes;
}

/** Compressed files in place of a feed: none is unpacked, whatever it is called. */
async function feeds() {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bombs-'));
  const files = [
    ['stock.zip', zipBomb('stock.csv', 200 * MB)],
    ['stock.csv', zipBomb('stock.csv', 200 * MB)],
    ['stock.xlsx', zipBomb('xl/worksheets/sheet1.xml', 200 * MB)],
    ['stock.csv.gz', gzipBomb(200 * MB)],
    ['stock.json', gzipBomb(200 * MB)],
  ] as const;
  try {
    const outcomes = [];
    for (const [name, bytes] of files) {
      const file = path.join(folder, name);
      writeFileSync(file, bytes);
      outcomes.push(await judged(`a feed called ${name}`, 'self', () => openFeed(file).then(() => 'wrong')));
    }
    return outcomes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Documents and photos sent with a form: they are kept as they came, or refused, and nothing is unpacked by the web process. */
async function uploads(target: Target) {
  const files: (readonly [string, string, Buffer])[] = [
    [
      'cv.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      zipBomb('word/document.xml', 200 * MB),
    ],
    ['cv.docx', 'application/zip', zipBomb('stock.csv', 200 * MB)],
    ['cv.pdf', 'application/pdf', gzipBomb(200 * MB)],
    ...PICTURE_BOMBS.map(([, bytes]) => ['photo.png', 'image/png', bytes] as const),
  ];
  const outcomes = [];
  for (const [name, type, bytes] of files) {
    const body = uploadBody({ form: 'careers', ...freshPerson(), message: 'A bomb' }, name, type, bytes);
    outcomes.push(await judged(`an upload called ${name}`, target.webPid(), () => sent(target, body.type, body.bytes)));
  }
  return outcomes;
}

/** Bodies that say they are compressed: nothing unpacks them. */
async function bodies(target: Target) {
  const outcomes = [];
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])
    for (const coding of ['gzip', 'deflate', 'x-gzip', 'gzip, gzip'])
      outcomes.push(
        await judged(`a body of ${type} as ${coding}`, target.webPid(), () =>
          sent(target, type, gzipBomb(30 * MB), { 'content-encoding': coding }),
        ),
      );
  return outcomes;
}

async function sent(target: Target, type: string, body: Uint8Array, headers: Readonly<Record<string, string>> = {}) {
  const { status } = await target.ask('harbour', '/api/leads', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
  });
  if (status === 0 || status >= 500) return 'wrong';
  return status < 300 ? 'taken' : 'refused';
}
