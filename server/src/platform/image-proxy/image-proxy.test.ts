import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Address } from '../http/outgoing/judged-address.ts';
import { isPublicAddress } from '../http/outgoing/public-address.ts';
import { fetchPublic, LARGEST_IMAGE, type Network } from './fetch-public.ts';
import { safeImage } from './safe-image.ts';

const PUBLIC: Address = { address: '93.184.215.14', family: 4 };
const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8a6' } })
  .jpeg()
  .toBuffer();

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Sends it over and over. */
  endless?: boolean;
}

/** An internet in which every name is public unless it is named otherwise, and every address answers with a photo unless it is named. */
function internet({ names = {}, answers = {} }: { names?: Record<string, string[][]>; answers?: Record<string, Answer> } = {}) {
  const reached: string[] = [];
  const asked: Record<string, number> = {};
  const network: Network = {
    async resolve(host) {
      const turns = names[host];
      if (!turns) return [PUBLIC];
      const turn = (asked[host] = (asked[host] ?? -1) + 1);
      return (turns[Math.min(turn, turns.length - 1)] ?? []).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
    },
    async connect(url, to) {
      reached.push(to.address);
      const { status = 200, headers = {}, body = photo, endless = false } = answers[url.href] ?? {};
      const reply = new IncomingMessage(new Socket());
      Object.assign(reply, { statusCode: status, headers });
      if (endless) reply._read = () => void reply.push(Buffer.alloc(1024 * 1024));
      else {
        reply.push(body);
        reply.push(null);
      }
      return reply;
    },
  };
  return { network, reached };
}

const NOT_FOUND = { code: 'not_found' };

test.each([
  'http://127.0.0.1/a.png',
  'http://127.1/a.png',
  'http://2130706433/a.png',
  'http://0x7f000001/a.png',
  'http://0177.0.0.1/a.png',
  'http://017700000001/a.png',
  'http://0x7f.1/a.png',
  'http://127.0.0.1./a.png',
  'http://１２７.0.0.1/a.png',
  'http://0.0.0.0/a.png',
  'http://0/a.png',
  'http://10.0.0.1/a.png',
  'http://172.16.5.4/a.png',
  'http://172.31.255.255/a.png',
  'http://192.168.1.1/a.png',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/a.png',
  'http://192.0.0.170/a.png',
  'http://198.18.0.1/a.png',
  'http://224.0.0.1/a.png',
  'http://255.255.255.255/a.png',
  'http://[::1]/a.png',
  'http://[::]/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://[::ffff:7f00:1]/a.png',
  'http://[::127.0.0.1]/a.png',
  'http://[64:ff9b::7f00:1]/a.png',
  'http://[64:ff9b:1::10.0.0.1]/a.png',
  'http://[2002:7f00:1::]/a.png',
  'http://[2001:0:7f00:1::]/a.png',
  'http://[2001:db8::1]/a.png',
  'http://[fe80::1]/a.png',
  'http://[fc00::1]/a.png',
  'http://[fd12:3456::1]/a.png',
  'http://[fec0::1]/a.png',
  'http://[ff02::1]/a.png',
  'http://[5f00::1]/a.png',
  'file:///etc/passwd',
  'ftp://example.org/a.png',
  'gopher://example.org/a.png',
  'data:image/png;base64,AAAA',
  'blob:http://example.org/1',
  'javascript:alert(1)',
  'http://example.org:22/a.png',
  'http://example.org:5432/a.png',
  'http://user:secret@example.org/a.png',
  'http://',
  '//example.org/a.png',
  '/etc/passwd',
  '',
  `http://example.org/${'a'.repeat(2000)}`,
])('%s is refused, and nothing is reached', async (address) => {
  const { network, reached } = internet();
  await expect(fetchPublic(address, network)).rejects.toMatchObject(NOT_FOUND);
  expect(reached).toEqual([]);
});

test.each([
  ['a name of the own machine', { 'inside.test': [['127.0.0.1']] }],
  ['a name inside the network', { 'inside.test': [['10.1.2.3']] }],
  ['a name with one public and one private address', { 'inside.test': [['93.184.215.14', '192.168.0.1']] }],
  ['a name of a link-local address', { 'inside.test': [['fe80::1']] }],
  ['a name of a mapped address', { 'inside.test': [['::ffff:169.254.169.254']] }],
  ['a name of nothing', { 'inside.test': [[]] }],
])('%s is refused', async (_, names) => {
  const { network, reached } = internet({ names });
  await expect(fetchPublic('http://inside.test/a.png', network)).rejects.toMatchObject(NOT_FOUND);
  expect(reached).toEqual([]);
});

test('a name that changes after it was judged is reached where it was judged', async () => {
  const { network, reached } = internet({ names: { 'rebound.test': [['93.184.215.14'], ['127.0.0.1']] } });
  expect(await fetchPublic('http://rebound.test/a.jpg', network)).toEqual(photo);
  expect(reached).toEqual(['93.184.215.14']);
});

test('a name that changes between a redirect and its target is refused', async () => {
  const { network, reached } = internet({
    names: { 'rebound.test': [['93.184.215.14'], ['127.0.0.1']] },
    answers: { 'http://rebound.test/a.jpg': { status: 302, headers: { location: '/b.jpg' } } },
  });
  await expect(fetchPublic('http://rebound.test/a.jpg', network)).rejects.toMatchObject(NOT_FOUND);
  expect(reached).toEqual(['93.184.215.14']);
});

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://0x7f.1/',
  'http://169.254.169.254/latest/',
  'file:///etc/passwd',
  '//localhost.test/',
])('a redirect to %s is refused', async (location) => {
  const { network, reached } = internet({
    names: { 'localhost.test': [['127.0.0.1']] },
    answers: { 'https://example.org/a.png': { status: 302, headers: { location } } },
  });
  await expect(fetchPublic('https://example.org/a.png', network)).rejects.toMatchObject(NOT_FOUND);
  expect(reached).toEqual([PUBLIC.address]);
});

const hop = (to: number): Answer => ({ status: 301, headers: { location: `/${to}` } });

test('three redirects are followed, a fourth is not', async () => {
  const answers = { 'http://a.test/1': hop(2), 'http://a.test/2': hop(3), 'http://a.test/3': hop(4) };
  expect(await fetchPublic('http://a.test/1', internet({ answers }).network)).toEqual(photo);
  const more = { ...answers, 'http://a.test/4': hop(5) };
  await expect(fetchPublic('http://a.test/1', internet({ answers: more }).network)).rejects.toMatchObject(NOT_FOUND);
});

test.each([
  ['a body that says it is huge', { headers: { 'content-length': String(LARGEST_IMAGE + 1) } }],
  ['a body that is huge and does not say so', { endless: true }],
  ['an error', { status: 500 }],
  ['a page that is not there', { status: 404 }],
])('%s is refused', async (_, answer) => {
  const { network } = internet({ answers: { 'http://a.test/a.png': answer } });
  await expect(fetchPublic('http://a.test/a.png', network)).rejects.toMatchObject(NOT_FOUND);
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page that begins like a picture', 'GIF89a<script>alert(1)</script>'],
  ['a picture that ends early', photo.subarray(0, 40)],
  ['nothing', ''],
])('%s is no picture', async (_, file) => {
  await expect(safeImage(Buffer.from(file as string), 'norrsken')).rejects.toMatchObject(NOT_FOUND);
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s goes out made anew, without what was hidden in it', async (kind) => {
  const made = await sharp(photo).toFormat(kind).toBuffer();
  const { type, content } = await safeImage(Buffer.concat([made, Buffer.from('<script>alert(1)</script>')]), 'norrsken');
  expect(type).toBe(kind === 'jpeg' ? 'image/jpeg' : 'image/png');
  expect(content.includes('script')).toBe(false);
  expect(await sharp(content).metadata()).toMatchObject({ width: 8, height: 8 });
});

test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(['fe80::1%eth0', 'localhost', ''])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
