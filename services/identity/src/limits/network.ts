import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Gives what counts as one source: an IPv4 address, or the IPv6 network of 64 bits that one customer has. */
export function networkOf(address: string): string {
  const [, v4] = mapped.exec(address) ?? [];
  if (v4) return v4;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [left, right] = [groups(before), groups(after ?? '')];
  const missing = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const whole = [...left, ...Array<string>(missing).fill('0'), ...right];
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
