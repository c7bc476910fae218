import type { z } from 'zod';
import type { FormName } from '#src/rules/leads/form-name.ts';
import type { BlockNeed } from '#src/site/pages-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** A block of dealers' pages, declared in `block.ts` of its folder; its component is in `view.tsx` beside it. */
export interface Block<Schema extends z.ZodType, View> {
  /** What a site's file may say about it. */
  readonly schema: Schema;
  /** Makes the component's props; null when there is nothing to show. */
  readonly load: (context: PageContext, props: z.output<Schema>, query: URLSearchParams) => View | Promise<View>;
  /** What must be on for it to be on a page. Data rather than code, because src/site cannot import it (`npm run docs` copies it there). */
  readonly needs: readonly BlockNeed[];
  /** The parameters of the page's address that it reads; all others are dropped before the page is made. */
  readonly params: (props: z.input<Schema>) => readonly string[];
  /** The form it holds, if it holds one. */
  readonly form: (props: z.input<Schema>) => FormName | null;
  /** The addresses of other websites that it shows in frames. */
  readonly frames: (props: z.output<Schema>) => readonly string[];
  /** The questions it answers: search engines are told of them. */
  readonly questions: (props: z.output<Schema>) => readonly Question[];
  /** Whether a site's header may lie over it when it is the first block of a page. */
  readonly opensUnderHeader: boolean;
  /** Whether it shows the dealer's locations: search engines are then told about the dealer on its page. */
  readonly showsLocations: boolean;
  /** Whether a page with this block stays at its address when the address names a vehicle, instead of leading to the vehicle's own form. */
  readonly staysForVehicle: boolean;
}

/** A question with its answer, in paragraphs. */
export interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

/** A declaration says only what differs from a block that shows what the site's file says and does nothing else. */
interface Declaration<Schema extends z.ZodType, View> extends Partial<Omit<Block<Schema, View>, 'schema' | 'params'>> {
  readonly schema: Schema;
  readonly params?: readonly string[] | Block<Schema, View>['params'];
}

export function defineBlock<Schema extends z.ZodType, View = z.output<Schema>>({
  params = [],
  ...declaration
}: Declaration<Schema, View>): Block<Schema, View> {
  return {
    load: (_, props) => props as unknown as View,
    needs: [],
    form: () => null,
    frames: () => [],
    questions: () => [],
    opensUnderHeader: false,
    showsLocations: false,
    staysForVehicle: false,
    ...declaration,
    params: typeof params === 'function' ? params : () => params,
  };
}

/** The props of a block's component. */
export type BlockView<B extends { readonly load: (...args: never[]) => unknown }> = NonNullable<Awaited<ReturnType<B['load']>>>;
