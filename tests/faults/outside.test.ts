import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type FaultLine, faultsTable } from './faults-table.ts';
import { aFaultyDoor, FAULTS, type Fault } from './faulty-door.ts';
import { OUTSIDE, type Outside } from './outside-services.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src');
const TIMEOUT_MS = 500;

/** Files that name what calls the outside, and call nothing by themselves. */
const CALLS_NOTHING: Readonly<Record<string, string>> = {
  'adapters/mail/mailbox.ts': 'its transport writes into a file',
  'adapters/sms/gateway-headers.ts': 'it checks the names of headers',
  'adapters/payments/stripe-failure.ts': 'it reads the errors of the library',
  'adapters/outside/is-public-address.ts': 'it compares addresses',
  'adapters/outside/callable-address.ts': 'it asks for the address of a name, within the time of the call that wants it',
  'adapters/outside/outside-request.ts': 'it sends what get-outside.ts and post-outside.ts send',
  'use-cases/photos/fetch-photos.ts': 'it is handed what fetches a photo',
  'adapters/outside/get-outside.ts': 'it is tried as photos and feeds are fetched',
  'jobs/tell-search-engines.ts': 'it is tried as post-outside.ts',
};

/** An import, of more than a type, of what opens a connection; or a call of what needs no import. */
const WAY_OUT =
  /^import (?!type )[^;]*? from '(?:node:(?:https?|http2|net|tls|dgram|dns(?:\/promises)?)|nodemailer|stripe|@aws-sdk\/[^']+|(?:#src\/adapters\/outside|\.)\/(?:get-outside|post-outside|outside-request)\.ts)'|\bfetch\(|\bimport\('@aws-sdk/m;

const waysOut = ['adapters', 'jobs', 'use-cases'].flatMap((folder) =>
  readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .filter((file) => WAY_OUT.test(readFileSync(path.join(SOURCE, file), 'utf8'))),
);

test('every file that calls the outside world is tried with everything that goes wrong there', () => {
  const known = [...OUTSIDE.map(({ file }) => file), ...Object.keys(CALLS_NOTHING)];
  expect(waysOut.filter((file) => !known.includes(file))).toEqual([]);
  expect(known.filter((file) => !waysOut.includes(file))).toEqual([]);
});

const lines: FaultLine[] = [];
afterAll(() => {
  process.stdout.write(faultsTable(`${OUTSIDE.length} ways out × ${Object.keys(FAULTS).length} faults`, lines));
});

test.each(OUTSIDE.map((outside) => [outside.file, outside] as const))(
  '%s fails as its callers expect whatever goes wrong outside, and works again afterwards',
  async (_file, outside) => {
    const service = await outside.start();
    const door = await aFaultyDoor(service.port, outside.type);
    const line: Record<string, string> = { 'way out': outside.file.replace('adapters/', '') };
    for (const fault of Object.keys(FAULTS) as Fault[]) {
      await door.breaks(fault);
      line[fault] = await seen(outside, service.call(door.port, TIMEOUT_MS));
    }
    await door.breaks(null);
    line.afterwards = await seen(outside, service.call(door.port, TIMEOUT_MS * 20));
    lines.push(line);
    await door.stop();
    await service.stop();
    const expected = Object.fromEntries(
      (Object.keys(FAULTS) as Fault[]).map((fault) => [fault, outside.content?.[fault] === undefined ? 'refused' : 'content']),
    );
    const isAnswered = outside.file !== 'adapters/hosts/check-host.ts';
    expect(line).toEqual({ 'way out': line['way out'], ...expected, afterwards: isAnswered ? 'content' : 'refused' });
  },
  60_000,
);

async function seen({ isExpected }: Outside, call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'content';
  } catch (error) {
    return isExpected(error) ? 'refused' : `THREW ${String(error).slice(0, 80)}`;
  }
}
