import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'fc-island': ElementProps & {
        readonly name: string;
        readonly wake: string;
        readonly fetch: string | undefined;
        readonly props: string;
      };
      /** Our plain custom elements, each defined in a file `*.element.ts`. Their data is in data attributes. */
      [element: `fc-${string}`]: ElementProps & { readonly [data: `data-${string}`]: string | undefined };
    }
  }
}
