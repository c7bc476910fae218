import { lazy, type ReactNode, Suspense, useContext, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { lastOfFirstWindow, opensUnderHeader } from '#src/blocks/page-blocks.ts';
import { pageContext } from '#src/routes/request-context.ts';
import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { DrawingSheet } from '#src/ui/kit/drawing-sheet.tsx';
import { useBackButton } from '#src/ui/kit/open-dialog.ts';
import { lazyWhenNear, WhenNear } from '#src/ui/kit/when-near.tsx';
import { useVisitTrail } from '#src/ui/leads/visit-trail.ts';
import { FirstLoad } from '#src/ui/search/first-load.tsx';
import { FONT_FILES } from '#src/ui/site/font-files.ts';
import { LandingScript } from '#src/ui/site/landing-script.tsx';
import { countPhoneClicks } from '#src/ui/site/phone-clicks.ts';
import { HEADER_ID, SiteHeader } from '#src/ui/site/site-header.tsx';
import { siteShell } from '#src/views/site/site-shell.ts';
import type { Route } from './+types/root.ts';
import './app.css';

const SiteFooter = lazyWhenNear('foot', async () => (await import('#src/ui/site/site-footer.tsx')).SiteFooter);

/** Few visits need it: its code comes with the first page that is missing. */
const MessagePage = lazy(async () => ({ default: (await import('#src/ui/pages/message-page.tsx')).MessagePage }));

export const loader = ({ context }: Route.LoaderArgs) => siteShell(context.get(pageContext), FONT_FILES);

/** Few sites have these, and none at all times: their code comes only where they do. */
const AnnouncementBar = lazy(async () => ({
  default: (await import('#src/ui/promotions/announcement-bar.tsx')).AnnouncementBar,
}));
const Popup = lazy(async () => ({ default: (await import('#src/ui/promotions/popup.tsx')).Popup }));

/** The shell is the same on every page of a visit: navigations do not load it again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const nonce = useContext(CodeMark);
  const loaded = useMatches().map(({ loaderData }) => loaderData);
  const isOverHero = loaded.some(opensUnderHeader);
  const painted = loaded.map(lastOfFirstWindow).find((id) => id !== null) ?? HEADER_ID;
  const { announcement = null, popup = null } = shell ?? {};
  useEffect(() => countPhoneClicks(document), []);
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <LandingScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* No paint before what is seen first is whole: parts that share a row would move while the rest of them arrives. */}
        {shell !== undefined && <link rel="expect" href={`#${painted}`} blocking="render" />}
        <link rel="icon" href="/favicon.svg" />
        {shell?.fontFiles.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {announcement !== null && <script src="/announcement.js" data-key={announcement.key} />}
        {shell !== undefined && <style nonce={nonce}>{shell.themeCss}</style>}
      </head>
      <body>
        <DrawingSheet mark={shell?.mark ?? 'initial'} />
        {shell !== undefined && <SiteHeader shell={shell} isOverHero={isOverHero} />}
        {announcement !== null && (
          <Suspense>
            <AnnouncementBar announcement={announcement} />
          </Suspense>
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {shell !== undefined && (
          <WhenNear id="foot">
            <SiteFooter shell={shell} />
          </WhenNear>
        )}
        {popup !== null && (
          <Suspense>
            <Popup popup={popup} />
          </Suspense>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useVisitTrail();
  useBackButton();
  return (
    <FirstLoad>
      <Outlet />
    </FirstLoad>
  );
}

const WAYS_ON = [
  { label: 'Search our stock', href: ALL_STOCK },
  { label: 'Home', href: '/' },
];

/** A missing page or a failure, in the site's own theme. What went wrong is in the log, never on the page (ledger W4). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const body = shell?.vehicleWord === 'caravan' ? 'caravan' : 'suv';
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const [title, text] = isMissing
    ? ['We can’t find that page', 'It may have moved, or the vehicle may have been sold. Our stock is up to date here.']
    : ['Something went wrong', 'That’s on us. Please try again in a moment.'];
  return (
    <>
      <title>{isMissing ? 'Page not found' : title}</title>
      {/* Without a network not even that code comes. */}
      <Suspense fallback={<h1 className="wrap py-16">{title}</h1>}>
        <MessagePage title={title} text={text} links={WAYS_ON} body={body} />
      </Suspense>
    </>
  );
}
