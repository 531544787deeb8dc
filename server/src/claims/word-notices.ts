import { type JobPayloads, type Worker, worker } from '../platform/jobs/queue.ts';
import { mailOf } from '../platform/mail/letter.ts';
import { filled, mailTexts } from '../platform/mail/mail-texts.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Services } from '../platform/services.ts';
import { type Admin, adminsOf } from '../users/admins-of.ts';
import { peopleOf } from '../users/people-of.ts';
import { type ShownKind, takeWordsToMail, type WordNotice } from './word-notice-store.ts';
import { openNotices } from './unseen-words-store.ts';

declare module '../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Finds words in front of guests that nobody answered for, and a mail for each person who is to know. */
    'claims.words_found': object;
    /** Tells one person. */
    'claims.word_mail': { organizationId: string; personId: string; noticeIds: string[] };
  }
}

/** So many are taken in one transaction. */
const AT_A_TIME = 500;
/** Words that a mail names; how many more there are it says. */
const MOST_NAMED = 40;

export function wordNoticeWorkers(services: Services): Worker[] {
  return [
    worker(
      'claims.words_found',
      async () => {
        while ((await queueMails(services)) === AT_A_TIME);
      },
      { schedule: '1-59/2 * * * *', longestS: 600 },
    ),
    // A mail each: an address that is refused is tried again alone.
    worker('claims.word_mail', async (mail) => tellPerson(services, mail)),
  ];
}

/** Takes what waits and queues one mail a person of each organization, in a transaction that waits for no mail server. */
async function queueMails({ database, jobs, clock }: Services): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const notices = await takeWordsToMail(transaction, { most: AT_A_TIME, now: clock() });
    for (const [organizationId, ofOne] of Map.groupBy(notices, (notice) => notice.organization_id)) {
      const byPerson = await noticesByPerson(transaction, organizationId, ofOne);
      for (const [personId, noticeIds] of byPerson)
        await jobs.queue(transaction, 'claims.word_mail', { organizationId, personId, noticeIds });
    }
    return notices.length;
  });
}

/** Who is told of which: the people of the kitchens where it is shown, else those who run the organization. */
async function noticesByPerson(
  database: Services['database'],
  organizationId: string,
  notices: readonly WordNotice[],
): Promise<Map<string, string[]>> {
  const noticesOf = new Map<string, string[]>();
  const tell = (personId: string, ids: readonly string[]): unknown =>
    noticesOf.set(personId, [...(noticesOf.get(personId) ?? []), ...ids]);
  const ofAdmins = notices.filter((notice) => notice.restaurant_ids.length === 0).map(({ id }) => id);
  if (ofAdmins.length > 0) for (const { id } of await adminsOf(database, organizationId)) tell(id, ofAdmins);
  const restaurants = [...new Set(notices.flatMap((notice) => notice.restaurant_ids))];
  for (const { id, restaurantIds } of await peopleOf(database, restaurants)) {
    const theirs = notices.filter((notice) => notice.restaurant_ids.some((each) => restaurantIds.includes(each)));
    tell(
      id,
      theirs.map((notice) => notice.id),
    );
  }
  return noticesOf;
}

/** Nothing where somebody saw the words meanwhile, or they are gone. */
async function tellPerson(
  { database, mailer, publicUrl }: Services,
  { organizationId, personId, noticeIds }: JobPayloads['claims.word_mail'],
): Promise<void> {
  const notices = await openNotices(database, organizationId, noticeIds);
  const restaurants = [...new Set(notices.flatMap((notice) => notice.restaurant_ids))];
  const people = [...(await peopleOf(database, restaurants, personId)), ...(await adminsOf(database, organizationId))];
  const person = people.find(({ id }) => id === personId);
  if (person && notices.length > 0) await mailer.send(await wordsMail(publicUrl, notices, person));
}

const PAGES: ReadonlyMap<string, string> = new Map<ShownKind, string>([
  ['menu', '/menus/menu/'],
  ['menu_plan', '/menu-plans/plan/'],
  ['report', '/reports/report/'],
]);

async function wordsMail(publicUrl: string, notices: readonly WordNotice[], person: Admin): Promise<Mail> {
  const { email, firstname, language } = person;
  const texts = await mailTexts(language);
  const text = texts.words_found;
  const said = notices
    .slice(0, MOST_NAMED)
    .map(({ question, thing_name: thing, words, dish }) =>
      filled(question === 'not_as_promised' ? text.promise : text.claim, { thing, words, dish }),
    );
  const left = notices.length - MOST_NAMED;
  const [first] = notices;
  const page = first ? `${PAGES.get(first.thing_kind) ?? '/'}${first.thing_id}` : '/';
  return mailOf({
    language,
    to: email,
    subject: text.subject,
    paragraphs: [
      filled(texts.hello, { name: firstname }),
      text.body,
      ...said,
      ...(left > 0 ? [filled(text.more, { count: String(left) })] : []),
      text.next,
    ],
    action: { label: text.action, address: `${publicUrl}${page}` },
    linkBelow: texts.linkBelow,
    closing: [],
    from: texts.greetings,
  });
}
