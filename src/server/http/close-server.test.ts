import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { aWebServer } from '#tests/factories/a-web-server.ts';
import { closeServer } from './close-server.ts';
import { pageOf } from './page.ts';

const KEEPS_OPEN_MS = 3_600_000;

/** A server whose connections stay open for an hour and whose answers wait for the test, and one client's connection to it. */
async function anExchange() {
  const arrived = Promise.withResolvers<ServerResponse>();
  const server = createServer({ keepAliveTimeout: KEEPS_OPEN_MS }, (_, response) => arrived.resolve(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let got = '';
  client.setEncoding('utf8').on('data', (text: string) => (got += text));
  const ended = once(client, 'end');
  client.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
  return { server, response: await arrived.promise, ended, got: () => got };
}

test('J5 a server that closes sends the whole answer under way, then closes the connection, however long that could stay open', async () => {
  const { server, response, ended, got } = await anExchange();
  response.write('the first half, ');
  const closed = closeServer(server);
  response.end('the second half');
  await Promise.all([ended, closed]);
  expect(got()).toContain('the first half, ');
  expect(got()).toContain('the second half');
});

test('J5 a server that closes does not wait for connections that nobody uses', async () => {
  const { server, response, ended } = await anExchange();
  response.end();
  await once(response, 'close');
  await Promise.all([ended, closeServer(server)]);
  expect(server.listening).toBe(false);
});

test.each([
  { way: 'long', isLeaving: false, says: 'keep-alive' },
  { way: 'long', isLeaving: true, says: 'close' },
  { way: 'hot', isLeaving: false, says: 'keep-alive' },
  { way: 'hot', isLeaving: true, says: 'close' },
] as const)('J5 an answer by the $way way says Connection: $says when the process is leaving: $isLeaving', async (given) => {
  const state = { isLeaving: false };
  const files = new Map([['/robot.txt', await pageOf(new Response('a file', { headers: { 'Cache-Control': 'public' } }))]]);
  const server = await aWebServer({ wire: { isLeaving: () => state.isLeaving }, edge: { files } });
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/robot.txt`, { headers: { 'accept-encoding': 'identity' } });
    await answer.text();
    return answer.headers.get('connection');
  };
  if (given.way === 'hot') await ask();
  state.isLeaving = given.isLeaving;
  expect(await ask()).toBe(given.says);
  expect(server.ways.at(-1)).toBe(given.way);
  await server.close();
});
