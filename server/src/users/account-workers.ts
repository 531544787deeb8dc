import { type Worker, worker } from '../jobs/queue.ts';
import type { Parts } from '../parts.ts';
import './account-mail.ts';
import { writeAccountMail } from './write-account-mail.ts';

/** Who writes and sends the mails of accounts. The link of a mail that could not be sent is taken back with the transaction. */
export function accountWorkers(parts: Parts): Worker[] {
  return [
    worker('users.mail', async (order) =>
      parts.database.transaction().execute(async (transaction) => {
        const mail = await writeAccountMail({ ...parts, database: transaction }, order);
        if (mail) await parts.mailer.send(mail);
      }),
    ),
  ];
}
