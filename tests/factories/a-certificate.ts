import { generateKeyPairSync, sign } from 'node:crypto';

/** A server's key, and a certificate that it has signed itself. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** One value of a certificate: its kind, its length, and what is in it. */
function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...size]), body]);
}

const [SEQUENCE, SET, INTEGER, BITS, OCTETS, OID, UTF8, TIME, TRUE] = [0x30, 0x31, 2, 3, 4, 6, 12, 23, Buffer.from([1, 1, 0xff])];
const [COMMON_NAME, ECDSA_SHA256, CONSTRAINTS, OTHER_NAMES] = ['550403', '2a8648ce3d040302', '551d13', '551d11'].map((hex) =>
  der(OID, Buffer.from(hex, 'hex')),
) as [Buffer, Buffer, Buffer, Buffer];
const DNS_NAME = 0x82;

/** Makes a certificate for a host's name, anew for each run: no key is kept anywhere. */
export function aCertificate(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(host)))));
  const algorithm = der(SEQUENCE, ECDSA_SHA256);
  const extension = (which: Buffer, ...value: readonly Buffer[]) => der(SEQUENCE, which, der(OCTETS, der(SEQUENCE, ...value)));
  const content = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, der(TIME, Buffer.from('200101000000Z')), der(TIME, Buffer.from('490101000000Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, extension(CONSTRAINTS, TRUE), extension(OTHER_NAMES, der(DNS_NAME, Buffer.from(host))))),
  );
  const whole = der(SEQUENCE, content, algorithm, der(BITS, Buffer.from([0]), sign('sha256', content, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
