import { type ReactNode, use } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { lastOfFirstWindow, opensUnderHeader } from '#src/blocks/page-blocks.ts';
import { IslandScript } from '#src/islands/island-script.tsx';
import { pageContext } from '#src/routes/request-context.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { matchPath } from '#src/rules/addresses/match-address.ts';
import { canShowPopup, showsAnnouncement } from '#src/rules/promotions/promotion-pages.ts';
import { SiteTags } from '#src/ui/analytics/consent-notice.tsx';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { CurrentPath } from '#src/ui/kit/current-path.ts';
import { DrawingSheet } from '#src/ui/kit/drawing-sheet.tsx';
import { MessagePage } from '#src/ui/pages/message-page.tsx';
import { AnnouncementBar } from '#src/ui/promotions/announcement-bar.tsx';
import { AnnouncementScript } from '#src/ui/promotions/announcement-script.tsx';
import { Popup } from '#src/ui/promotions/popup.tsx';
import { CheckoutFoot } from '#src/ui/site/checkout-foot.tsx';
import { CheckoutHeader } from '#src/ui/site/checkout-header.tsx';
import { FONT_FILES } from '#src/ui/site/font-files.ts';
import { LandingScript } from '#src/ui/site/landing-script.tsx';
import { SiteFooter } from '#src/ui/site/site-footer.tsx';
import { HEADER_ID, SiteHeader } from '#src/ui/site/site-header.tsx';
import { SpeculationRules } from '#src/ui/site/speculation-rules.tsx';
import { TowDrawings } from '#src/ui/tow/tow-drawings.tsx';
import { TowScript } from '#src/ui/tow/tow-script.tsx';
import { siteShell } from '#src/views/site/site-shell.ts';
import type { Route } from './+types/root.ts';
import './app.css';

export const loader = ({ context }: Route.LoaderArgs) => siteShell(context.get(pageContext), FONT_FILES);

/** The document of every page. It is rendered on the server only: what is interactive in it is an island or an element. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const nonce = use(CodeMark);
  const loaded = useMatches().map(({ loaderData }) => loaderData);
  const isOverHero = loaded.some(opensUnderHeader);
  const painted = loaded.map(lastOfFirstWindow).find((id) => id !== null) ?? HEADER_ID;
  const path = useLocation().pathname;
  const address = matchPath(path)?.address;
  const isCheckout = address?.isCheckout === true;
  const tags = shell !== undefined && shell.tags !== null && address?.forVisitor !== true ? shell.tags : null;
  const announcement =
    !isCheckout && showsAnnouncement(path, shell?.announcement?.everywhere === true) ? (shell?.announcement ?? null) : null;
  const popup = !isCheckout && canShowPopup(path) ? (shell?.popup ?? null) : null;
  return (
    <CurrentPath value={path}>
      <html
        lang="en-AU"
        data-consent={shell?.tags?.asks === true ? 'ask' : undefined}
        data-standard-events={shell?.standardEvents === true ? '' : undefined}
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {/* Before the style sheet, which every later script would wait for. */}
          <LandingScript />
          <Links />
          {shell !== undefined && <style nonce={nonce}>{shell.themeCss}</style>}
          {/* No paint before what is seen first is whole: parts that share a row would move while the rest of them arrives. */}
          {shell !== undefined && <link rel="expect" href={`#${painted}`} blocking="render" />}
          {announcement !== null && <AnnouncementScript name={announcement.key} />}
          {shell?.towMatch === true && <TowScript />}
          <Meta />
          <link rel="icon" href={shell?.icons?.tab ?? '/favicon.svg'} />
          {shell?.icons != null && <link rel="apple-touch-icon" href={shell.icons.phone} />}
          <IslandScript />
          <SpeculationRules />
        </head>
        <body>
          {shell?.towMatch === true && <TowDrawings />}
          <DrawingSheet mark={shell?.mark ?? 'initial'} />
          {shell !== undefined &&
            (isCheckout ? <CheckoutHeader shell={shell} /> : <SiteHeader shell={shell} isOverHero={isOverHero} />)}
          {tags !== null && <SiteTags tags={tags} />}
          {announcement !== null && <AnnouncementBar announcement={announcement} />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {shell !== undefined &&
            (isCheckout ? <CheckoutFoot shell={shell} /> : <SiteFooter shell={shell} hasChoices={tags?.asks === true} />)}
          {popup !== null && <Popup popup={popup} />}
        </body>
      </html>
    </CurrentPath>
  );
}

export default Outlet;

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
    ? [
        'We can’t find that page',
        `It may have moved, or the ${shell?.vehicleWord ?? 'vehicle'} may have been sold. Search our stock to see what’s here now.`,
      ]
    : ['Something went wrong', 'That’s on us. Please try again in a moment.'];
  return (
    <>
      <title>{isMissing ? 'Page not found' : title}</title>
      <MessagePage title={title} text={text} links={WAYS_ON} body={body} />
    </>
  );
}
