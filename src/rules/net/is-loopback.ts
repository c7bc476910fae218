import { canonicalIp } from './canonical-ip.ts';

/** Whether an address is this machine: 127.0.0.0/8 or ::1, in any spelling. */
export function isLoopback(ip: string): boolean {
  const address = canonicalIp(ip);
  return address !== null && (address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address));
}
