import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = '::ffff:';

/** The peer for whom requests are counted: an IPv4 address, or the /64 network that an IPv6 one may choose from. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith(mapped)) return address.slice(mapped.length);
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4).join(':');
}

/** Whether a request comes from this machine itself, and not through a proxy on it. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  if ('x-forwarded-for' in headers || 'forwarded' in headers) return false;
  const address = (socket.remoteAddress ?? '').replace(mapped, '');
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}
