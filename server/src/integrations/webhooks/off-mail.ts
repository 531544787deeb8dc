import { type Worker, worker } from '../../platform/jobs/queue.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import { filled, mailTexts } from '../../platform/mail/mail-texts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Services } from '../../platform/services.ts';
import { type Admin, adminOf, adminsOf } from '../../users/admins-of.ts';
import { type TurnedOff, turnedOff } from './off-mail-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** The mail that says to those who run the organization that one of its addresses was turned off. */
    'webhooks.off_mail': { webhookId: string };
    /** Tells one of them: an address that fails is tried again alone. */
    'webhooks.off_mail_to': { webhookId: string; personId: string };
  }
}

/** The address without its path and query, which may hold a secret of the receiver's. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

async function offMail(publicUrl: string, { url, integration }: TurnedOff, to: Admin): Promise<Mail> {
  const texts = await mailTexts(to.language);
  const words = texts.webhook_off;
  const values = { integration, host: hostOf(url) };
  return mailOf({
    language: to.language,
    to: to.email,
    subject: filled(words.subject, values),
    paragraphs: [filled(texts.hello, { name: to.firstname }), filled(words.body, values)],
    action: { label: words.action, address: `${publicUrl}/developer` },
    linkBelow: texts.linkBelow,
    closing: [],
    from: texts.greetings,
  });
}

export function webhookWorkers({ database, mailer, publicUrl, jobs }: Services): Worker[] {
  return [
    worker('webhooks.off_mail', async ({ webhookId }) => {
      const off = await turnedOff(database, webhookId);
      if (!off) return;
      const admins = await adminsOf(database, off.organizationId);
      await database.transaction().execute(async (transaction) => {
        for (const { id } of admins) await jobs.queue(transaction, 'webhooks.off_mail_to', { webhookId, personId: id });
      });
    }),
    worker('webhooks.off_mail_to', async ({ webhookId, personId }) => {
      const off = await turnedOff(database, webhookId);
      const admin = off && (await adminOf(database, off.organizationId, personId));
      if (off && admin) await mailer.send(await offMail(publicUrl, off, admin));
    }),
  ];
}
