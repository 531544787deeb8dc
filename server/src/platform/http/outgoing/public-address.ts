import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not of the public internet (IANA special-purpose registries). */
const NOT_PUBLIC_4: readonly (readonly [string, number])[] = [
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

/**
 * Of IPv6 only what is given out as global unicast counts as public; thereby every form that carries an IPv4 address
 * (mapped, compatible, NAT64), unique local, link-local and multicast is out. Within it these are not public either:
 * protocol assignments with Teredo, documentation, and 6to4, which leads to the IPv4 address written in it.
 */
const GLOBAL_6 = listOf([['2000::', 3]], 'ipv6');
const NOT_PUBLIC_6 = listOf(
  [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['2620:4f:8000::', 48],
    ['3fff::', 20],
  ],
  'ipv6',
);
const NOT_PUBLIC = listOf(NOT_PUBLIC_4, 'ipv4');

function listOf(ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [start, prefix] of ranges) list.addSubnet(start, prefix, family);
  return list;
}

/** Whether an IP address is one of the public internet; anything that is none is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  // A zone names a network interface: such an address is never meant for the internet.
  if (family !== 6 || address.includes('%')) return false;
  return GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
}
