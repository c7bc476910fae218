import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** What a tool answered: what it found, or the sentence of its refusal. */
export interface Called {
  readonly found: Readonly<Record<string, unknown>> | null;
  readonly text: string;
}

export interface Assistant {
  readonly client: Client;
  readonly call: (name: string, args?: Readonly<Record<string, unknown>>) => Promise<Called>;
}

/** An assistant with the protocol's own client, which checks answers by the schemas that the server declares. */
export async function anAssistant(url: string, send: (request: Request) => Promise<Response>): Promise<Assistant> {
  const client = new Client({ name: 'an-assistant', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { fetch: (to, init) => send(new Request(to, init as RequestInit)) }),
  );
  // The schemas of the answers are known once the tools were listed.
  await client.listTools();
  return {
    client,
    async call(name, args = {}) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...args } });
      const [first] = content;
      const text = first?.type === 'text' ? first.text : '';
      return { found: isError === true ? null : ((structuredContent ?? null) as Called['found']), text };
    },
  };
}
