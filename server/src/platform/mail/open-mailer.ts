import { join } from 'node:path';
import type { Mailer } from './mail.ts';
import { outbox } from './outbox.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Through the mail server when one is configured, else into the outbox folder. */
export function openMailer(
  { smtpUrl, mailFrom, dataDir }: { smtpUrl: string | undefined; mailFrom: string; dataDir: string },
  say: (line: string) => void,
): Mailer {
  return smtpUrl === undefined ? outbox(join(dataDir, 'outbox'), say) : smtpMailer(smtpUrl, mailFrom);
}
