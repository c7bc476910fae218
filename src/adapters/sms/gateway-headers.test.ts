import { expect, test } from 'vitest';
import { readGatewayHeaders } from '#src/adapters/sms/gateway-headers.ts';

test('the gateway’s headers are a JSON object', () => {
  expect(readGatewayHeaders('{"Authorization":"Bearer KEY","X-Account":"7"}')).toEqual({
    Authorization: 'Bearer KEY',
    'X-Account': '7',
  });
  expect(readGatewayHeaders('{}')).toEqual({});
});

test.each([
  'Authorization: Bearer KEY',
  '["Authorization"]',
  '{"X-Account":7}',
  '{"X Account":"7"}',
  '{"X-Account":"7\\r\\nX-Other: 8"}',
  '{"X-Account":"日本"}',
  '{"":"7"}',
  '{"Host":"other.example"}',
  '{"content-length":"0"}',
  '{"Transfer-Encoding":"chunked"}',
  '{"idempotency-key":"always the same"}',
])('the headers %s are refused', (text) => expect(readGatewayHeaders(text)).toBeNull());
