import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { type Attack, tally } from './campaign/attack.ts';
import { pictureAddresses } from './campaign/pictures.ts';
import { filesBelow, freshPerson, type Target } from './campaign/target.ts';
import { sendDocument } from './campaign/uploads.ts';

const NOBODY = 65_534;
/** The build's own files, which everyone may have, and the number of the process that uses the folder. */
const PUBLIC = /^assets(?:\/|\.json$)|^forecourt\.lock$/;

/** Another user of the same machine, who looks through the data folder. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'another user of the machine can read no letter, document, picture or secret in the data folder',
  server: 'demo',
  isShort: true,
  async run(target) {
    await target.lead('harbour', { form: 'contact', ...freshPerson(), message: 'Private' });
    await sendDocument(target, { form: 'careers', ...freshPerson() }, { address: '11.255.0.1', at: 77 });
    const [picture = ''] = await pictureAddresses(target, 'harbour');
    await target.ask('harbour', picture);
    await target.settled();
    const all = filesBelow(target.dataDir).filter((name) => !PUBLIC.test(name));
    const readable = readableByNobody(target, all);
    const folders = tally(readable.map((name) => name.split(path.sep)[0] ?? name));
    const note = readable.length === 0 ? '' : `readable: ${folders}`;
    return { tried: all.length, refused: all.length - readable.length, letThrough: readable.length, note };
  },
};

/** The files that user nobody can open: tried as that user where we may, else worked out from the modes on the way to each. */
function readableByNobody({ dataDir }: Target, names: readonly string[]): string[] {
  if (process.getuid?.() === 0) {
    const found = spawnSync('find', [dataDir, '-type', 'f', '-readable'], {
      uid: NOBODY,
      gid: NOBODY,
      cwd: '/',
      encoding: 'utf8',
    });
    const readable = new Set(found.stdout.split('\n').map((file) => path.relative(dataDir, file)));
    return names.filter((name) => readable.has(name));
  }
  const mode = (name: string) => statSync(path.join(dataDir, name)).mode;
  return names.filter((name) => {
    const folders = name.split(path.sep).slice(0, -1);
    const parents = ['.', ...folders.map((_, at) => folders.slice(0, at + 1).join(path.sep))];
    return parents.every((folder) => (mode(folder) & 0o001) !== 0) && (mode(name) & 0o004) !== 0;
  });
}
