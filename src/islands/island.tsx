import { type ComponentType, createContext, type FunctionComponent, use, useId } from 'react';
import { views } from './views.ts';

/** When an island becomes interactive; using it always makes it so at once. */
export type Wake = 'now' | 'near' | 'idle' | 'touch';

interface Options<Props> {
  /** Fetches the code once the visitor does anything on the page, although it runs later: for what most visitors use. */
  readonly fetch?: 'early';
  /** The props as they are sent: less than the server renders with, if that makes no difference to the HTML but within noscript. */
  readonly sends?: ((props: Props) => Props) | undefined;
}

/** Props that survive JSON: an island's props travel in its HTML. */
type Plain<Props> = { readonly [Name in keyof Props]: Props[Name] extends (...args: never[]) => unknown ? never : Props[Name] };

/** True within an island: an island inside another is an ordinary component. */
const InsideIsland = createContext(false);

const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : null;

/**
 * Declares a component that is interactive in the browser. Everything else on a page is HTML: React Router renders it on the server, and
 * no code of it is sent. Call it in a file called `<name>.island.tsx`; the browser finds the code by that name.
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props & Plain<Props>>,
  wake: Wake,
  { fetch, sends = (props) => props }: Options<Props & Plain<Props>> = {},
): FunctionComponent<Props & Plain<Props>> {
  if (renderToString === null) {
    views.set(name, View as ComponentType);
    return View as FunctionComponent<Props & Plain<Props>>;
  }
  const render = renderToString;
  function Place({ props }: { readonly props: Props & Plain<Props> }) {
    const id = useId();
    const html = render(
      <InsideIsland value>
        <View {...props} />
      </InsideIsland>,
      { identifierPrefix: id },
    );
    return (
      <fc-island
        id={id}
        name={name}
        wake={wake}
        fetch={fetch}
        props={JSON.stringify(sends(props))}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has rendered and escaped it.
        dangerouslySetInnerHTML={{ __html: html.replace(PRELOADS, '') }}
      />
    );
  }
  return function Island(props: Props & Plain<Props>) {
    return use(InsideIsland) ? <View {...props} /> : <Place props={props} />;
  };
}

/** React writes these before the HTML for want of a head; the pictures they name follow at once. */
const PRELOADS = /^(?:<link [^>]*>)+/;
