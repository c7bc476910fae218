import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';
import type { MyDataPage } from '#src/views/accounts/my-data-view.ts';
import { FormAlert } from './form-alert.tsx';
import { Note } from './note.tsx';
import { SignOut } from './sign-out.tsx';

interface Props {
  readonly page: MyDataPage;
  /** Why what was asked for was not done. */
  readonly message: string | null;
}

/** The pages of a shopper's own data: to download it, to be asked before it is erased, and to be told that it is (ledger A12). */
export function MyDataView({ page, message }: Props) {
  const { garage, siteName } = page;
  return (
    <div className="wrap grid min-h-[60vh] content-start gap-5 py-[clamp(1.25rem,3vw,2.5rem)]">
      {page.step !== 'erased' && (
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <a href={`${garage.href}#data`} className="garage__link gap-2">
            <Icon name="back" className="size-4" />
            {garage.label}
          </a>
          <SignOut to={garage.href} />
        </div>
      )}
      <h1>{page.title}</h1>
      {message !== null && <FormAlert message={message} />}
      {page.step !== 'erased' && (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25.25rem]">
          <div className="grid content-start gap-5">
            {page.step === 'download' ? <Download page={page} /> : <Erase page={page} />}
          </div>
          <Parts />
        </div>
      )}
      {page.step === 'erased' && (
        <>
          <Text>{page.text}</Text>
          <OutsideNote siteName={siteName} />
          <div className="mt-2">
            <a href="/" className={`${buttonClass('outline')} max-sm:w-full`}>
              Back to {siteName}
            </a>
          </div>
        </>
      )}
    </div>
  );
}

const PARTS: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'mail', text: 'The forms you sent and the bookings you made' },
  { icon: 'heart', text: 'What you saved, and the alerts you asked for' },
  { icon: 'user', text: 'Your name, phone number and email address' },
  { icon: 'lock', text: 'The devices you’re signed in on' },
];

function Parts() {
  return (
    <aside aria-labelledby="my-data-parts" className="panel panel--sunk self-start">
      <h2 id="my-data-parts" className="panel__title">
        What we hold about you
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {PARTS.map(({ icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 flex-none text-link" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Download({ page }: { readonly page: Extract<MyDataPage, { step: 'download' }> }) {
  const { who, siteName, hasWatchlist } = page;
  return (
    <>
      <Text>
        One file with everything {siteName} holds about <Whose who={who} />: every form you sent, your{' '}
        {hasWatchlist ? 'watchlist, alerts' : 'alerts'} and details, and where you’re signed in. It’s a JSON file that opens in
        any text editor.
      </Text>
      <form method="post" action="/api/my-data" className="mt-2">
        <button type="submit" className={`${buttonClass('primary')} max-sm:w-full`}>
          Download my data
        </button>
      </form>
    </>
  );
}

function Erase({ page }: { readonly page: Extract<MyDataPage, { step: 'erase' }> }) {
  const { text, who, bookings, blocked, garage, siteName } = page;
  return (
    <>
      {blocked !== null && <Note icon="clock" look="warn" isLead className="max-w-[60ch]" text={blocked.text} />}
      <Text>{text}</Text>
      <Text>
        This covers everything {siteName} holds about <Whose who={who} />.
      </Text>
      {bookings.map((when) => (
        <Note
          key={when}
          icon="calendar"
          look="warn"
          className="max-w-[60ch]"
          text={`You have a booking: ${when}. Cancel it first, so nobody’s left waiting for you.`}
        />
      ))}
      <OutsideNote siteName={siteName} />
      <form method="post" className="mt-2 flex flex-wrap gap-3 max-sm:flex-col">
        {blocked !== null && (
          <a href={blocked.href} className={`${buttonClass('primary')} max-sm:w-full`}>
            {blocked.label}
          </a>
        )}
        <a href={`${garage.href}#data`} className={`${buttonClass('outline')} max-sm:w-full`}>
          Keep my data
        </a>
        {blocked === null && (
          <button type="submit" className={`${buttonClass('danger')} max-sm:w-full`}>
            Erase my data
          </button>
        )}
      </form>
    </>
  );
}

/** Emails that left the website are in other hands. */
const OutsideNote = ({ siteName }: { readonly siteName: string }) => (
  <p className="max-w-[60ch] text-md text-ink-2">
    This doesn’t cover emails about you that people at {siteName} have already received. Ask them to delete those too.
  </p>
);

const Whose = ({ who }: { readonly who: string }) => <span className="whitespace-nowrap">{who}</span>;

const Text = ({ children }: { readonly children: ReactNode }) => <p className="max-w-[60ch] text-ink-2">{children}</p>;
