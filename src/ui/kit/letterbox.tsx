import type { MailboxPage } from '#src/use-cases/leads/read-mailbox.ts';
import { SiteLink } from './site-link.tsx';

type Entry = NonNullable<MailboxPage['open']>;

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const KINDS: Readonly<Record<Entry['kind'], string>> = { email: 'Email', sms: 'Text message' };

/** The development page of emails and text messages: the list, and the open one as its reader sees it. */
export function Letterbox({ page }: { readonly page: MailboxPage }) {
  const { entries, open } = page;
  return (
    <div className="wrap section">
      <h1 className="text-h1">Messages</h1>
      {open !== null && <OpenEntry entry={open} />}
      {entries.length === 0 && (
        <p className="mt-4 text-ink-2">
          No messages yet. Emails land here when there’s no mail server, and text messages when there’s no SMS gateway.
        </p>
      )}
      <ul className="mt-8 divide-y divide-line">
        {entries.map(({ id, at, to, kind, title }) => (
          <li key={id} className="py-3">
            <SiteLink href={`/__mail/${id}`} className="font-semibold text-link underline-offset-4 hover:underline">
              {title}
            </SiteLink>
            <p className="text-ink-2">
              <span className="mr-2 border border-line px-2 py-0.5">{KINDS[kind]}</span>
              To {to}, {when(at)} UTC
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenEntry({ entry }: { readonly entry: Entry }) {
  const rows =
    entry.kind === 'sms'
      ? [['To', entry.to] as const]
      : ([
          ['From', entry.from],
          ['To', entry.to],
          ['Reply to', entry.replyTo],
          ['Attached', entry.attachment],
        ] as const);
  return (
    <article className="mt-6">
      <h2>{entry.kind === 'sms' ? KINDS.sms : entry.subject}</h2>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="contents">
                <dt className="text-ink-2">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {entry.kind === 'email' && entry.html !== null && (
        <iframe
          title="The message"
          sandbox=""
          srcDoc={entry.html}
          className="mt-5 h-[900px] w-full border border-line bg-white"
        />
      )}
      {entry.kind === 'email' && <h3 className="mt-6">As text</h3>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="mt-2 overflow-x-auto whitespace-pre-wrap bg-sunk p-4">
        {entry.text}
      </pre>
    </article>
  );
}
