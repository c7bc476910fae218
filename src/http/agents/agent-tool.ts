import type { z } from 'zod';
import type { Context } from '#src/use-cases/context.ts';

/** What a tool answers: what it found, or a sentence about why it did not. */
export type ToolAnswer<Found> = { readonly found: Found } | { readonly refused: string };

/** A tool that an assistant can call: what it is told of it, what it must send, what it gets and what is done (ledger W6). */
export interface AgentTool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Whether it sends something to the dealer. */
  readonly sends: boolean;
  readonly run: (context: Context, input: z.output<Input>) => Promise<ToolAnswer<z.input<Output>>>;
}

/** The same tool for a list of them, whose inputs differ: each is called only with what its own schema has read. */
export const agentTool = <Input extends z.ZodObject, Output extends z.ZodObject>(tool: AgentTool<Input, Output>): AgentTool =>
  tool as unknown as AgentTool;
