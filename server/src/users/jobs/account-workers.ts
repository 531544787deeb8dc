import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import '../actions/account-mail.ts';
import { writeAccountMail } from '../actions/write-account-mail.ts';

/** The workers that write and send the mails of accounts. The link of a mail that could not be sent is taken back with the transaction. */
export function accountWorkers(services: Services): Worker[] {
  return [
    worker('users.mail', async (order) =>
      services.database.transaction().execute(async (transaction) => {
        const mail = await writeAccountMail({ ...services, database: transaction }, order);
        if (mail) await services.mailer.send(mail);
      }),
    ),
  ];
}
