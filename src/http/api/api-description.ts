import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 uses, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of a query string, as OpenAPI describes it. */
export interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** What programs are told of one address of the API. Its path and method are in the table of addresses. */
export interface ApiDescription {
  readonly summary: string;
  readonly description?: string;
  /** What the variable part of its path is. */
  readonly key?: string;
  /** The schema that checks its query string, or parameters that follow from the tables by which it is read. */
  readonly query?: z.ZodObject | ((context: PageContext) => readonly Parameter[]);
  /** The JSON that can be sent to it. */
  readonly body?: (context: PageContext) => Schema;
  /** The name of its answer in the document, and its schema; without one it answers in plain text. */
  readonly answer: { readonly name: string; readonly schema: z.ZodType } | null;
  /** The statuses of its answer; 200 alone unless it says otherwise. */
  readonly statuses?: readonly number[];
  /** The statuses of its errors besides those that any address can have. */
  readonly problems: readonly number[];
  /** Whether this site has it; where it has not, the address answers 404. */
  readonly isOffered?: (context: PageContext) => boolean;
}
