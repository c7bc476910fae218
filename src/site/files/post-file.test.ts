import { expect, test } from 'vitest';
import { readPost } from './post-file.ts';

const HEAD = {
  title: 'A week with the HiLux',
  date: '2026-10-02',
  category: 'Vehicle reviews',
  summary: 'What a work ute is like when it is not at work.',
};
const written = (head: Readonly<Record<string, string>>, words = 'It tows.\n') =>
  `---\n${Object.entries(head)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${words}`;
const without = (name: keyof typeof HEAD) => Object.fromEntries(Object.entries(HEAD).filter(([key]) => key !== name));

test('N4f an article is read with what stands over it; its address is its file’s name', () =>
  expect(readPost('posts/summit/hilux-week.md', written({ ...HEAD, author: '"Jo: workshop"' }))).toEqual({
    ok: true,
    post: {
      ...HEAD,
      image: null,
      alt: '',
      author: 'Jo: workshop',
      slug: 'hilux-week',
      file: 'posts/summit/hilux-week.md',
      markdown: 'It tows.\n',
    },
  }));

test('N4g one that was written on Windows is read the same', () =>
  expect(readPost('a.md', `\uFEFF${written(HEAD).replaceAll('\n', '\r\n')}`)).toMatchObject({ ok: true, post: HEAD }));

test.each<[what: string, file: string, text: string, key: string, reason: RegExp]>([
  ['without a title', 'a.md', written(without('title')), 'title', /./],
  ['of a day that never was', 'a.md', written({ ...HEAD, date: '2026-02-30' }), 'date', /^must be a day such as 2026-11-15$/],
  ['with a line that it may not have', 'a.md', written({ ...HEAD, colour: 'red' }), 'colour', /./],
  [
    'with a picture of a script',
    'a.md',
    written({ ...HEAD, image: 'javascript:alert(1)' }),
    'image',
    /^must be a path on this site/,
  ],
  ['in a category without a word', 'a.md', written({ ...HEAD, category: '–' }), 'category', /^must be words such as/],
  ['without a head', 'a.md', '# Hello', '', /^it must start with its title/],
  ['with a line that says nothing', 'a.md', '---\ntitle\n---\nx', '', /^"title" is not a line such as/],
  ['without words', 'a.md', written(HEAD, '\n'), '', /^it has no text after its front matter$/],
  ['of a name that is no address', 'A Week.md', written(HEAD), '', /^its name must be lower-case/],
  ['that never ends', 'a.md', written(HEAD, 'x'.repeat(100_001)), '', /^it is longer than 100000 characters$/],
])('P4p an article %s is refused with the line and the reason', (_what, file, text, key, reason) =>
  expect(readPost(file, text)).toEqual({ ok: false, faults: [{ key, reason: expect.stringMatching(reason) }] }),
);
