import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../storage/write-whole.ts';
import type { Mailer } from './mail.ts';
import { headersOf } from './mail-headers.ts';

/** Without a mail server every mail becomes a file that mail programs open, and its place is said. */
export function outbox(folder: string, say: (line: string) => void): Mailer {
  return {
    async send({ unsubscribe, ...mail }) {
      const { createTransport } = await import('nodemailer');
      const compose = createTransport({ streamTransport: true, buffer: true });
      const { message } = await compose.sendMail({
        from: 'Plateprint <no-reply@localhost>',
        ...mail,
        headers: headersOf({ unsubscribe }),
      });
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      await writeWhole(file, message as Buffer);
      say(`mail: "${mail.subject}" to ${mail.to} is in ${file}`);
    },
  };
}
