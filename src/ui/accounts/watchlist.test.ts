import { expect, test, vi } from 'vitest';
import { SignedOut, Watchlist } from './watchlist.ts';

/** A browser whose server answers as told; what was asked is noted. */
function aBrowser({ isSignedIn = true, answers = {} as Record<string, () => Response | Promise<Response>> } = {}) {
  const asked: (readonly [address: string, body: unknown])[] = [];
  const events = new EventTarget();
  const stored = new Map<string, string>();
  const outlives: boolean[] = [];
  const list = new Watchlist({
    isSignedIn: () => isSignedIn,
    fetch: async (address, init) => {
      asked.push([address, init?.body === undefined ? null : JSON.parse(init.body as string)]);
      outlives.push(init?.keepalive === true);
      return (answers[address] ?? (() => Response.json({ success: true })))();
    },
    storage: () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      }) as unknown as Storage,
    events: () => events,
  });
  return { list, asked, outlives, events, stored };
}

const ME = { '/api/me': () => Response.json({ signed_in: true, phone: '+61412345678', watchlist: [7] }) };
const idsOf = (list: Watchlist) => [...list.read().ids];

test('A3 nobody who has not signed in here is asked about', async () => {
  const { list, asked } = aBrowser({ isSignedIn: false });
  expect((await list.ask()).state).toBe('out');
  expect(asked).toEqual([]);
});

test('A3 whoever is signed in without a phone has to sign in, as whoever is signed out', async () => {
  const { list } = aBrowser({ answers: { '/api/me': () => Response.json({ signed_in: true, watchlist: [] }) } });
  expect((await list.ask()).state).toBe('out');
});

test('A3 a car is in the list at once, and the call follows with the user’s phone', async () => {
  const { list, asked, stored } = aBrowser({ answers: ME });
  await list.ask();
  const done = list.toggle({ id: 12 });
  expect(idsOf(list)).toEqual([7, 12]);
  expect(await done).toBe('saved');
  expect(asked.at(-1)).toEqual(['/api/watchlist/save-car', { phone_number: '+61412345678', car_id: 12 }]);
  expect(stored.size).toBe(1);
});

test('A3 a page that was asked for before a car was saved knows that it may be missing there, and one that was asked for later does not', async () => {
  const { list } = aBrowser({ answers: ME });
  const before = Date.now() - 1;
  expect(list.hasChangedBetween(before, Date.now())).toBe(false);
  await list.ask();
  await list.toggle({ id: 12 });
  const after = Date.now();
  expect(list.hasChangedBetween(before, after)).toBe(true);
  expect(list.hasChangedBetween(after, after + 1)).toBe(false);
  // A clock that was put back since.
  expect(list.hasChangedBetween(before - 60_000, before)).toBe(false);
});

test('A3 a car that is in the list is removed at once', async () => {
  const { list, asked } = aBrowser({ answers: ME });
  await list.ask();
  const done = list.toggle({ id: 7 });
  expect(idsOf(list)).toEqual([]);
  expect(await done).toBe('removed');
  expect(asked.at(-1)?.[0]).toBe('/api/watchlist/remove-car');
});

test('A3 a change is sent even if the page is left at once', async () => {
  const { list, outlives } = aBrowser({ answers: ME });
  await list.ask();
  await list.toggle({ id: 12 });
  expect(outlives.at(-1)).toBe(true);
});

test.each([
  ['a network failure', () => Promise.reject(new Error('Failed to fetch')), 'Failed to fetch'],
  [
    'success false',
    () => Response.json({ success: false, detail: 'Your watchlist is full.' }, { status: 409 }),
    'Your watchlist is full.',
  ],
  ['half an answer', () => new Response('{"succ'), 'Something went wrong at our end. Please try again.'],
])('A3 after %s the list is as it was, and the reason is told', async (_, answer, message) => {
  const { list, stored } = aBrowser({ answers: { ...ME, '/api/watchlist/save-car': answer } });
  await list.ask();
  await expect(list.toggle({ id: 12 })).rejects.toThrow(message);
  expect(idsOf(list)).toEqual([7]);
  expect(stored.size).toBe(0);
});

test('A3 a failure undoes its own change only, not one made meanwhile', async () => {
  const late = Promise.withResolvers<Response>();
  const { list } = aBrowser({ answers: { ...ME, '/api/watchlist/save-car': () => late.promise } });
  await list.ask();
  const failing = list.toggle({ id: 12 });
  await list.toggle({ id: 7 });
  late.reject(new Error('gone'));
  await expect(failing).rejects.toThrow('gone');
  expect(idsOf(list)).toEqual([]);
});

test('A3 whoever was signed out meanwhile is told to sign in', async () => {
  const { list } = aBrowser({ answers: { ...ME, '/api/watchlist/save-car': () => Response.json({}, { status: 401 }) } });
  await list.ask();
  await expect(list.toggle({ id: 12 })).rejects.toThrow(SignedOut);
  expect(list.read().state).toBe('out');
});

test('A3 a change in another tab is seen in this one', async () => {
  const watchlists = [[7], [7, 9]];
  const { list, events } = aBrowser({
    answers: { '/api/me': () => Response.json({ signed_in: true, phone: '+61412345678', watchlist: watchlists.shift() }) },
  });
  list.subscribe(() => {});
  await list.ask();
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'forecourt.watchlist' }));
  await vi.waitFor(() => expect(idsOf(list)).toEqual([7, 9]));
});

test('A3 an answer that could not be had is asked for again', async () => {
  const answers = [() => new Response('', { status: 503 }), ME['/api/me']];
  const { list } = aBrowser({ answers: { '/api/me': () => (answers.shift() ?? ME['/api/me'])() } });
  await expect(list.ask()).rejects.toThrow('Something went wrong');
  expect((await list.ask()).state).toBe('in');
});
