import type { MailboxPage } from '#src/use-cases/leads/read-mailbox.ts';
import { SiteLink } from './site-link.tsx';

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** The development page of emails: the list, and the open one as its reader sees it. */
export function Letterbox({ page }: { readonly page: MailboxPage }) {
  const { mails, open } = page;
  return (
    <div className="wrap section">
      <h1 className="text-h1">Messages</h1>
      {open !== null && <OpenMail mail={open} />}
      {mails.length === 0 && (
        <p className="mt-4 text-ink-2">None yet. Without a mail server, messages about leads arrive here.</p>
      )}
      <ul className="mt-8 divide-y divide-line">
        {mails.map(({ id, at, to, subject }) => (
          <li key={id} className="py-3">
            <SiteLink href={`/__mail/${id}`} className="font-semibold text-link underline-offset-4 hover:underline">
              {subject}
            </SiteLink>
            <p className="text-ink-2">
              To {to}, {when(at)} UTC
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenMail({ mail }: { readonly mail: NonNullable<MailboxPage['open']> }) {
  const rows = [
    ['From', mail.from],
    ['To', mail.to],
    ['Reply to', mail.replyTo],
    ['Attached', mail.attachment],
  ].flatMap(([label, value]) => (value === null || value === undefined ? [] : [[label ?? '', value] as const]));
  return (
    <article className="mt-6">
      <h2>{mail.subject}</h2>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mail.html !== null && (
        <iframe title="The message" sandbox="" srcDoc={mail.html} className="mt-5 h-[900px] w-full border border-line bg-white" />
      )}
      <h3 className="mt-6">As text</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="mt-2 overflow-x-auto whitespace-pre-wrap bg-sunk p-4">
        {mail.text}
      </pre>
    </article>
  );
}
