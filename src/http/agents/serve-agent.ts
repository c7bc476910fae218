import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import type { Context } from '#src/use-cases/context.ts';
import { hasCalculator } from '#src/use-cases/finance/vehicle-calculator.ts';
import { showFavourites } from '#src/views/favourites/show-favourites.ts';
import type { AgentTool, ToolAnswer } from './agent-tool.ts';
import { estimateRepayment, openingHours } from './dealer-tools.ts';
import { sendEnquiry } from './enquiry-tool.ts';
import { compare, getVehicle, searchStock } from './stock-tools.ts';

/** The tools of a site: it has those whose pages it has (ledger P11). */
const toolsOf = (context: Context): readonly AgentTool[] => [
  searchStock,
  getVehicle,
  ...(showFavourites(context) === null ? [] : [compare]),
  openingHours,
  ...(hasCalculator(context) && context.showroom.lender !== null ? [estimateRepayment] : []),
  sendEnquiry,
];

/**
 * Answers one message of the Model Context Protocol: nothing is remembered between them, and no stream stays open. Imported when the first assistant
 * calls, because few processes ever need the library.
 */
export function serveAgent(context: Context, request: Request, message: unknown): Promise<Response> {
  const handler = createMcpHandler(() => serverOf(context), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
    onerror: () => {},
  });
  return handler.fetch(request, { parsedBody: message });
}

function serverOf(context: Context): McpServer {
  const { site } = context;
  const server = new McpServer(
    { name: site.slug, title: site.name, version: '1' },
    {
      instructions: `The stock, hours and enquiries of ${site.name}, a vehicle dealer in Australia. Prices are in Australian dollars.`,
    },
  );
  for (const tool of toolsOf(context)) {
    const { name, title, description, input, output, sends } = tool;
    const annotations = { readOnlyHint: !sends, destructiveHint: false, idempotentHint: true, openWorldHint: sends };
    server.registerTool(name, { title, description, inputSchema: input, outputSchema: output, annotations }, async (asked) => {
      const answer = await carriedOut(context, tool, asked);
      return 'found' in answer
        ? { content: [{ type: 'text', text: JSON.stringify(answer.found) }], structuredContent: answer.found }
        : { content: [{ type: 'text', text: answer.refused }], isError: true };
    });
  }
  return server;
}

/** An assistant reads sentences, never the insides of a failure. */
async function carriedOut(
  context: Context,
  tool: AgentTool,
  asked: Record<string, unknown>,
): Promise<ToolAnswer<Record<string, unknown>>> {
  try {
    return await tool.run(context, asked);
  } catch (error) {
    if (isOverloaded(error)) return { refused: `The site is busy. Try again in ${error.retryAfterSeconds} seconds.` };
    context.services.warn(error, `The tool ${tool.name} failed.`);
    return { refused: 'Something went wrong on the site. Please try again later.' };
  }
}
