import { isIPv4 } from 'node:net';
import { networkOf } from '../../limits/network.ts';

/** The network that somebody is in, not their house: of IPv4 three of its four numbers, of IPv6 what one customer has. */
export function coarseAddress(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? network.replace(/\d+$/, '0') : network;
}
