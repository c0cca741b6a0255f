import { isIPv4 } from 'node:net';
import { networkOf } from '../../limits/network.ts';

/**
 * Gives the network of an address and not the house: three of the four numbers of IPv4, or the customer's network of
 * IPv6.
 */
export function coarseAddress(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? network.replace(/\d+$/, '0') : network;
}
