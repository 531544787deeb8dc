import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Address, judgedAddress, pinnedTo, resolveName } from '../http/outgoing/judged-address.ts';

/** How names are resolved and reached; tests play both. */
export interface Network {
  resolve: (host: string) => Promise<Address[]>;
  /** Answers from exactly that address, whatever the name in `url` says by then. */
  connect: (url: URL, to: Address, signal: AbortSignal) => Promise<IncomingMessage>;
}

export const LARGEST_IMAGE = 10 * 1024 * 1024;
const MOST_REDIRECTS = 3;
/** Milliseconds for all of it. */
const PATIENCE = 10_000;
const PORTS = new Set(['', '80', '443']);

export const INTERNET: Network = {
  resolve: resolveName,
  connect: async (url, to, signal) =>
    new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? overHttps : overHttp;
      const sent = send(url, {
        signal,
        agent: false,
        lookup: pinnedTo(to),
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Plateprint image proxy' },
      });
      sent.once('response', resolve).once('error', reject).end();
    }),
};

/** @throws not_found for anything but http(s) on its own port to a host of which every address is public. */
async function publicAddressOf(url: URL, { resolve }: Network): Promise<Address> {
  const isWeb = (url.protocol === 'http:' || url.protocol === 'https:') && PORTS.has(url.port);
  if (!isWeb || url.username !== '' || url.password !== '') throw new AppError('not_found');
  const judged = await judgedAddress(url, { resolve });
  if (!judged) throw new AppError('not_found');
  return judged;
}

async function bodyOf(reply: IncomingMessage): Promise<Buffer> {
  if (Number(reply.headers['content-length'] ?? 0) > LARGEST_IMAGE) throw new AppError('not_found');
  const services: Buffer[] = [];
  let size = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_IMAGE) throw new AppError('not_found');
    services.push(part);
  }
  return Buffer.concat(services);
}

async function followed(url: URL, network: Network, { signal, left }: { signal: AbortSignal; left: number }): Promise<Buffer> {
  const reply = await network.connect(url, await publicAddressOf(url, network), signal);
  try {
    const status = reply.statusCode ?? 0;
    const { location } = reply.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      if (left === 0 || !URL.canParse(location, url.href)) throw new AppError('not_found');
      return await followed(new URL(location, url), network, { signal, left: left - 1 });
    }
    if (status !== 200) throw new AppError('not_found');
    return await bodyOf(reply);
  } finally {
    reply.destroy();
  }
}

/**
 * What a public address on the web answers with, after at most three redirects, each judged like the first. It does not
 * tell why something is not there: who asks must not learn what is in our network.
 * @throws not_found
 */
export async function fetchPublic(address: string, network: Network = INTERNET): Promise<Buffer> {
  if (address.length > 2000 || !URL.canParse(address)) throw new AppError('not_found');
  const over = AbortSignal.timeout(PATIENCE);
  const late = new Promise<never>((_resolve, reject) => over.addEventListener('abort', () => reject(new AppError('not_found'))));
  try {
    return await Promise.race([followed(new URL(address), network, { signal: over, left: MOST_REDIRECTS }), late]);
  } catch {
    throw new AppError('not_found');
  }
}
