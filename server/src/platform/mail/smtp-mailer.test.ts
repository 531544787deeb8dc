import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mailOf } from './letter.ts';
import { openMailer } from './open-mailer.ts';

interface Received {
  from: string;
  to: string[];
  user: string | undefined;
  message: string;
}

let server: SMTPServer | undefined;
afterEach(async () => new Promise<void>((closed) => (server ? server.close(closed) : closed())));

/** A mail server that takes mail from whoever signs in, until a test changes that. */
async function mailServer({ refuses = false } = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss word' ? done(null, { user: username }) : done(new Error('Invalid username or password')),
    onRcptTo: (_address, _session, done) => done(refuses ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      let message = '';
      stream.on('data', (part: Buffer) => (message += part.toString()));
      stream.on('end', () => {
        const from = (mailFrom as SMTPServerAddress).address;
        received.push({ from, to: rcptTo.map(({ address }) => address), user: session.user, message });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://kitchen:p%40ss%20word@127.0.0.1:${port}`, received };
}

const MAIL = mailOf({
  language: 'de',
  to: 'küche@kok.test',
  subject: 'Einladung zu Betriebsküche „Süd“',
  paragraphs: ['Guten Tag,', 'Grüße aus der Küche.'],
  linkBelow: '',
  closing: [],
  from: 'Plateprint',
});

function mailerOn(smtpUrl: string) {
  return openMailer({ smtpUrl, mailFrom: 'Plateprint <no-reply@plate.test>', dataDir: '/nowhere' }, () => undefined);
}

test('a mail goes through the mail server, signed in, from the configured address, as text and as a page', async () => {
  const { url, received } = await mailServer();
  await mailerOn(url).send({ ...MAIL, to: 'kueche@kok.test' });
  const [mail] = received;
  expect(mail).toMatchObject({ from: 'no-reply@plate.test', to: ['kueche@kok.test'], user: 'kitchen' });
  expect(mail?.message).toContain('Auto-Submitted: auto-generated');
  expect(mail?.message).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
  expect(mail?.message).toMatch(/Content-Type: text\/html; charset=utf-8/i);
  expect(mail?.message).toMatch(/^Subject: =\?UTF-8\?/m);
});

/** The lines before the body that begin so. */
function headerLines({ message }: Received, name: string): string[] {
  return (message.split('\r\n\r\n')[0] ?? '').split('\r\n').filter((line) => line.startsWith(name));
}

test('a mail that comes again and again says in one line each where it ends, and that one POST does it; another says neither', async () => {
  const { url, received } = await mailServer();
  const page = `https://a-long-name-of-a-host.plate.test/report-mail/${'x'.repeat(43)}`;
  const to = 'kueche@kok.test';
  for (const byPost of [true, false]) await mailerOn(url).send({ ...MAIL, to, unsubscribe: { page, byPost } });
  await mailerOn(url).send({ ...MAIL, to, unsubscribe: { page: page.replace('https', 'http'), byPost: true } });
  await mailerOn(url).send({ ...MAIL, to });
  expect(received.map((mail) => headerLines(mail, 'List-'))).toEqual([
    [`List-Unsubscribe: <${page}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
    [`List-Unsubscribe: <${page}>`],
    [`List-Unsubscribe: <${page.replace('https', 'http')}>`],
    [],
  ]);
});

test('an address is one recipient, whatever stands in it', async () => {
  const { url, received } = await mailServer();
  await mailerOn(url)
    .send({ ...MAIL, to: 'one@kok.test,two@kok.test' })
    .catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('two@kok.test');
});

test('a server that refuses makes the job fail, so that it is tried again', async () => {
  const { url, received } = await mailServer({ refuses: true });
  await expect(mailerOn(url).send({ ...MAIL, to: 'kueche@kok.test' })).rejects.toThrow(/451|Try later/);
  expect(received).toEqual([]);
});

test('a wrong password fails without telling it', async () => {
  const { url } = await mailServer();
  const failed = await mailerOn(url.replace('p%40ss', 'wrong'))
    .send({ ...MAIL, to: 'kueche@kok.test' })
    .catch((error: unknown) => error);
  expect(String(failed)).toContain('Invalid');
  expect(String(failed)).not.toContain('wrong%20word');
});
