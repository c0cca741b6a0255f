import { BlockList, isIP } from 'node:net';

/** Addresses of IPv4 that lead to no machine of the public internet, as IANA lists them. */
const notPublic: [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** The one range that IPv6 gives to the internet, and what is not of it within: tunnels and examples. */
const publicOfSix = ['2000::', 3] as const;
const notPublicOfSix: [address: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [address, prefix] of notPublic) refused.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of notPublicOfSix) refused.addSubnet(address, prefix, 'ipv6');
const allowed = new BlockList();
allowed.addSubnet(...publicOfSix, 'ipv6');

/** Whether an address is of a machine that anybody on the internet may reach; an IPv4 address in IPv6 is none. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      return allowed.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}
