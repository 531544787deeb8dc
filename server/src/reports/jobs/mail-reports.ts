import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { writeMonth, writeQuestion } from '../share/write-report-mail.ts';
import { recipientOf, takeDue } from '../store/report-mail-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Asks an address whether it wants monthly reports. */
    'reports.mail_ask': { id: string };
    /** Finds who waits for the report of a month. */
    'reports.mail_due': object;
    /** Sends one report to one person, once. */
    'reports.mail': { id: string; reportId: string };
  }
}

/** As many mails go in one round; the next round comes in an hour. */
const MOST_A_ROUND = 500;
/** Ten past each hour of the day in Europe: nobody gets a report at night, and what is left waits an hour. */
const BY_DAY = '10 6-16 * * *';

/** Reports by mail. A month is taken in the transaction of its mail: what could not be sent is tried again, what was sent is not. */
export function mailWorkers(services: Services): Worker[] {
  const { database, jobs } = services;
  return [
    worker('reports.mail_ask', async ({ id }) => {
      const mail = await recipientOf(database, id);
      if (mail?.confirmed_at === null && mail.stopped_at === null)
        await services.mailer.send(await writeQuestion(services, mail));
    }),
    worker(
      'reports.mail_due',
      async () =>
        database.transaction().execute(async (transaction) => {
          const due = await takeDue(transaction, { now: services.clock(), most: MOST_A_ROUND });
          for (const one of due) await jobs.queue(transaction, 'reports.mail', one);
        }),
      { schedule: BY_DAY },
    ),
    worker('reports.mail', async ({ id, reportId }) =>
      database.transaction().execute(async (transaction) => {
        const recipient = await recipientOf(transaction, id);
        const mail = recipient && (await writeMonth({ ...services, database: transaction }, recipient, reportId));
        if (mail) await services.mailer.send(mail);
      }),
    ),
  ];
}
