import { withoutEnd } from '@plateprint/shared/kernel/reading/ends.ts';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Address {
  address: string;
  family: number;
}

export type Resolve = (host: string) => Promise<Address[]>;

/** URL has written decimal, octal and hexadecimal hosts as plain addresses by now. */
function hostOf(url: URL): string {
  return withoutEnd(url.hostname.replace(/^\[|\]$/g, ''), /\./);
}

/** Names that no public name server answers for (RFC 6761, 6762, 8375, and ICANN’s `internal`), and all below them. */
const LOCAL_NAMES = ['localhost', 'local', 'internal', 'home.arpa'];

/** Whether an address tells by itself, before its name is looked up, that it is not of the public internet. */
export function isPlainlyPrivate(url: URL): boolean {
  const host = hostOf(url);
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return LOCAL_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}

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
  if (!privateToo && isPlainlyPrivate(url)) return null;
  const host = hostOf(url);
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
