import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import { siteOrWebAddress } from '#src/site/fields.ts';

/** The front matter of a post. */
const headSchema = z.strictObject({
  title: z.string().min(1).max(140),
  date: z.iso.date('must be a day such as 2026-11-15'),
  category: z
    .string()
    .max(60)
    .refine((words) => slugOf(words) !== '', 'must be words such as Vehicle reviews'),
  summary: z.string().min(1).max(300),
  image: siteOrWebAddress.nullable().default(null),
  /** What the picture shows, in words. */
  alt: z.string().max(200).default(''),
  author: z.string().max(80).default(''),
});

export type PostFile = z.output<typeof headSchema> & { readonly slug: string; readonly file: string; readonly markdown: string };

/** A post as stored: its text is HTML that was sanitised when the file was applied. */
export type Post = z.output<typeof headSchema> & { readonly slug: string; readonly html: string };

type ReadPost =
  | { readonly ok: true; readonly post: PostFile }
  | { readonly ok: false; readonly faults: readonly { readonly key: string; readonly reason: string }[] };

const LONGEST = 100_000;
const PARTS = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Reads a post: `name: words` lines between two lines of dashes, then Markdown. The file's name is its slug. */
export function readPost(file: string, text: string): ReadPost {
  const slug = /(?:^|[/\\])([^/\\]*)\.md$/.exec(file)?.[1] ?? '';
  const refused = (key: string, reason: string): ReadPost => ({ ok: false, faults: [{ key, reason }] });
  if (slug === '' || slug !== slugOf(slug)) return refused('', 'its name must be lower-case letters, digits and single dashes');
  if (text.length > LONGEST) return refused('', `it is longer than ${LONGEST} characters`);
  const [, head, markdown = ''] = PARTS.exec(text) ?? [];
  if (head === undefined) return refused('', 'it must start with its title, date, category and summary between two lines of ---');
  if (markdown.trim() === '') return refused('', 'it has no text after its front matter');
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  const odd = lines.find((line) => !LINE.test(line));
  if (odd !== undefined) return refused('', `"${odd.slice(0, 60)}" is not a line such as title: A week with the HiLux`);
  const parsed = headSchema.safeParse(Object.fromEntries(lines.map(pair)));
  if (parsed.success) return { ok: true, post: { ...parsed.data, slug, file, markdown } };
  return {
    ok: false,
    faults: parsed.error.issues.map((issue) => ({
      key: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
      reason: issue.message,
    })),
  };
}

const LINE = /^([a-z]+):(.*)$/;

function pair(line: string): [string, string] {
  const [, name = '', words = ''] = LINE.exec(line) ?? [];
  return [name, words.trim().replace(/^"(.*)"$/, '$1')];
}
