import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Address {
  address: string;
  family: number;
}

export type Resolve = (host: string) => Promise<Address[]>;

export const resolveName: Resolve = async (host) => lookup(host, { all: true, verbatim: true });

/**
 * Where an address that somebody wrote leads: the one to connect to, whatever its name says by then. Null for a name of
 * nothing, and for one of which any address is not of the public internet, unless `privateToo`.
 * @throws what `resolve` throws
 */
export async function judgedAddress(
  url: URL,
  { resolve, privateToo = false }: { resolve: Resolve; privateToo?: boolean },
): Promise<Address | null> {
  // URL has written decimal, octal and hexadecimal hosts as plain addresses by now.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  const [first] = found;
  if (!first) return null;
  return privateToo || found.every(({ address }) => isPublicAddress(address)) ? first : null;
}

type Answer = (error: null, found: string | Address[], family?: number) => void;

/** The `lookup` of a request that goes to exactly that address: a name that was judged is not resolved a second time. */
export function pinnedTo(to: Address): (host: string, how: { all?: boolean }, answer: Answer) => void {
  return (_host, { all }, answer) => (all ? answer(null, [to]) : answer(null, to.address, to.family));
}
