/**
 * The addresses of `postgres://user:password@one:5432,two:5432/name`, one for each server, as libpq writes several of them; what stands
 * around the servers is the same for all.
 */
export function addressesOf(url: string): [string, ...string[]] {
  const start = url.indexOf('://') + 3;
  const end = url.slice(start).search(/[/?]/u);
  const authority = end < 0 ? url.slice(start) : url.slice(start, start + end);
  const at = authority.lastIndexOf('@') + 1;
  const [first = '', ...others] = authority.slice(at).split(',');
  const around = (server: string): string =>
    `${url.slice(0, start)}${authority.slice(0, at)}${server}${url.slice(start + authority.length)}`;
  return [around(first), ...others.map(around)];
}

/** A server as one may say it aloud: without who signs in. */
export function serverIn(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'a server';
}
