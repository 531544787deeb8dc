import { type Worker, worker } from '../../platform/jobs/queue.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import { filled, mailTexts } from '../../platform/mail/mail-texts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Services } from '../../platform/services.ts';
import { type Admin, adminOf, adminsOf } from '../../users/admins-of.ts';
import { labelChoiceOf } from '../store/label-basis-store.ts';
import { noteAsked, organizationsToAsk } from '../store/unasked-letters-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Asks those who run an organization by mail on what it shows labels; `askedBy` is null where the product asks. */
    'menus.label_question': { organizationId: string; askedBy: string | null };
    /** Asks one of them: an address that fails is tried again alone. */
    'menus.label_question_to': { organizationId: string; askedBy: string | null; personId: string };
    /** Finds the organizations that have something live, and have neither chosen nor been asked. */
    'menus.label_questions': object;
  }
}

interface Question {
  organization: string;
  /** The name of who asks; null: the product does. */
  asker: string | null;
}

async function questionMail(publicUrl: string, { organization, asker }: Question, to: Admin): Promise<Mail> {
  const texts = await mailTexts(to.language);
  const words = texts.label_question;
  const values = { organization, asker: asker ?? '' };
  return mailOf({
    language: to.language,
    to: to.email,
    subject: filled(words.subject, values),
    paragraphs: [
      filled(texts.hello, { name: to.firstname }),
      filled(asker === null ? words.body : words.bodyAsked, values),
      words.choices,
      words.advice,
    ],
    action: { label: words.action, address: `${publicUrl}/organization?tab=labels` },
    linkBelow: texts.linkBelow,
    closing: [],
    from: texts.greetings,
  });
}

export function labelWorkers({ database, mailer, publicUrl, jobs, clock }: Services): Worker[] {
  return [
    worker('menus.label_question', async ({ organizationId, askedBy }) => {
      const admins = await adminsOf(database, organizationId);
      await database.transaction().execute(async (transaction) => {
        for (const { id } of admins)
          await jobs.queue(transaction, 'menus.label_question_to', { organizationId, askedBy, personId: id });
      });
    }),
    worker('menus.label_question_to', async ({ organizationId, askedBy, personId }) => {
      if ((await labelChoiceOf(database, organizationId)).labelBasis !== null) return;
      const admin = await adminOf(database, organizationId, personId);
      if (!admin) return;
      const { name } = await database
        .selectFrom('organization')
        .select('name')
        .where('id', '=', organizationId)
        .executeTakeFirstOrThrow();
      const person =
        askedBy === null
          ? null
          : await database.selectFrom('person').select(['firstname', 'lastname']).where('id', '=', askedBy).executeTakeFirst();
      const asker = person ? `${person.firstname} ${person.lastname}`.trim() : null;
      await mailer.send(await questionMail(publicUrl, { organization: name, asker }, admin));
    }),
    worker(
      'menus.label_questions',
      async () => {
        for (const organizationId of await organizationsToAsk(database, clock()))
          await database.transaction().execute(async (transaction) => {
            if (await noteAsked(transaction, organizationId, clock()))
              await jobs.queue(transaction, 'menus.label_question', { organizationId, askedBy: null });
          });
      },
      // Every hour: on the day of a release all are asked that have something live.
      { schedule: '23 * * * *' },
    ),
  ];
}
