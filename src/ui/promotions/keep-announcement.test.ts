import { expect, test } from 'vitest';
import { aStorage } from '#tests/factories/a-storage.ts';
import { keepAnnouncement } from './keep-announcement.ts';

const NAME = 'forecourt.yard.announcement.1';

/** As much of a document as the script uses: its root, the fold's button, and a button that is pressed. */
function aPage(storage: () => Storage) {
  const [root, fold, main] = [{ dataset: {} as { announcement?: string } }, new Map<string, string>(), { isFocused: false }];
  let pressed = '';
  const page = Object.assign(new EventTarget(), {
    documentElement: root,
    querySelector: () => ({ setAttribute: fold.set.bind(fold) }),
    getElementById: () => ({ focus: () => Object.assign(main, { isFocused: true }) }),
    closest: () => (pressed === '' ? null : { dataset: { announcementDoes: pressed } }),
  });
  keepAnnouncement(page as unknown as Document, storage, NAME);
  const press = (what: string) => {
    pressed = what;
    page.dispatchEvent(new Event('click'));
  };
  return { state: () => root.dataset.announcement ?? 'open', isExpanded: () => fold.get('aria-expanded'), main, press };
}

test.each(['folded', 'gone'])('V14.1 an announcement that was %s is so before anything is painted', (state) =>
  expect(aPage(() => aStorage({ [NAME]: state })).state()).toBe(state),
);

test('V14.1 the fold closes and opens, says so, and is remembered', () => {
  const storage = aStorage();
  const page = aPage(() => storage);
  expect([page.state(), page.isExpanded()]).toEqual(['open', 'true']);
  page.press('fold');
  expect([page.state(), page.isExpanded(), storage.getItem(NAME)]).toEqual(['folded', 'false', 'folded']);
  page.press('fold');
  expect([page.state(), page.isExpanded(), storage.getItem(NAME)]).toEqual(['open', 'true', 'open']);
});

test('V14.1 a dismissed announcement is gone for good, and the focus goes to the page', () => {
  const storage = aStorage();
  const page = aPage(() => storage);
  page.press('dismiss');
  expect([page.state(), storage.getItem(NAME), page.main.isFocused]).toEqual(['gone', 'gone', true]);
});

test('V14.1 a press anywhere else changes nothing', () => {
  const storage = aStorage();
  const page = aPage(() => storage);
  page.press('');
  expect([page.state(), storage.length]).toEqual(['open', 0]);
});

test('V14.1 where storage is off the buttons still work', () => {
  const page = aPage(() => {
    throw new Error('Access is denied for this document.');
  });
  page.press('fold');
  expect(page.state()).toBe('folded');
});
