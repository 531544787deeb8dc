import { randomUUID } from 'node:crypto';
import type { ReportVariety } from '@plateprint/shared/access/report-kind.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ReportMail } from '@plateprint/shared/reports/api/report-mail-api.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { MOST_TRIES } from '../../platform/jobs/most-tries.ts';
import { deleteLinksOfMail } from './report-link-store.ts';

/** The kitchen whose reports are sent, within its organization. */
export interface MailPlace {
  organizationId: string;
  restaurantId: string;
  variety: ReportVariety;
}

interface MailRow {
  id: string;
  email: string;
  language: string;
  confirmed_at: Date | null;
  stopped_at: Date | null;
  last_month: string | null;
  tries: number;
  tried_month: string | null;
  firstname: string | null;
  lastname: string | null;
}

function mailsOf(database: Database, { organizationId, restaurantId, variety }: MailPlace) {
  return database
    .selectFrom('report_mail')
    .leftJoin('person', 'person.id', 'report_mail.created_by')
    .select([
      'report_mail.id',
      'report_mail.email',
      'report_mail.language',
      'report_mail.confirmed_at',
      'report_mail.stopped_at',
      'report_mail.last_month',
      'report_mail.tries',
      'report_mail.tried_month',
      'person.firstname',
      'person.lastname',
    ])
    .where('report_mail.organization_id', '=', organizationId)
    .where('report_mail.restaurant_id', '=', restaurantId)
    .where('report_mail.variety', '=', variety);
}

/** The state of a recipient by their row: one who ended it stays so. */
export function stateOf(row: Pick<MailRow, 'confirmed_at' | 'stopped_at'>): ReportMail['state'] {
  if (row.stopped_at !== null) return 'stopped';
  return row.confirmed_at === null ? 'asked' : 'confirmed';
}

function toMail(row: MailRow): ReportMail {
  const { id, email, language, last_month: lastMonth, firstname, lastname } = row;
  const failedMonth = row.tries < MOST_TRIES ? null : row.tried_month;
  const createdBy = firstname === null ? null : { firstname, lastname: lastname ?? '' };
  return { id, email, language: language as Language, createdBy, state: stateOf(row), lastMonth, failedMonth };
}

/** The recipients, without those that were removed. */
export async function mailsIn(database: Database, place: MailPlace): Promise<ReportMail[]> {
  const rows = await mailsOf(database, place)
    .where('report_mail.removed_at', 'is', null)
    .orderBy('report_mail.created_at')
    .orderBy('report_mail.id')
    .execute();
  return rows.map(toMail);
}

/** Whether a kitchen's address was removed a short time ago: nobody asks it again yet. */
export async function wasRemoved(database: Database, place: MailPlace, email: string): Promise<boolean> {
  const removed = await mailsOf(database, place)
    .where('report_mail.removed_at', 'is not', null)
    .where(sql<boolean>`lower(report_mail.email) = lower(${email})`)
    .executeTakeFirst();
  return removed !== undefined;
}

/** Lets one transaction at a time name recipients for an organization: the limits count what the others named. */
export async function nameAlone(transaction: Database, organizationId: string): Promise<void> {
  await transaction.selectFrom('organization').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
}

/** How many addresses somebody of the organization has asked since, removed ones among them. */
export async function askedSince(database: Database, organizationId: string, since: Date): Promise<number> {
  const { count } = await database
    .selectFrom('report_mail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewMail extends MailPlace {
  email: string;
  language: Language;
  key: string;
  createdBy: string;
  now: Date;
}

export async function insertMail(
  database: Database,
  { now, key, email, language, createdBy, ...place }: NewMail,
): Promise<ReportMail> {
  const id = randomUUID();
  const { organizationId, restaurantId, variety } = place;
  await database
    .insertInto('report_mail')
    .values({
      id,
      organization_id: organizationId,
      restaurant_id: restaurantId,
      variety,
      email,
      language,
      key,
      created_by: createdBy,
      created_at: now,
    })
    .execute();
  return toMail(await mailsOf(database, place).where('report_mail.id', '=', id).executeTakeFirstOrThrow());
}

/** Ends an address, but for one whose recipient ended it. @returns whether there was one to end */
export async function endMail(
  transaction: Database,
  { organizationId, restaurantId, variety }: MailPlace,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const gone = await transaction
    .updateTable('report_mail')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('variety', '=', variety)
    .where('stopped_at', 'is', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (gone) await deleteLinksOfMail(transaction, id);
  return gone !== undefined;
}

function recipients(database: Database) {
  return database
    .selectFrom('report_mail')
    .innerJoin('restaurant', 'restaurant.id', 'report_mail.restaurant_id')
    .innerJoin('organization', 'organization.id', 'report_mail.organization_id')
    .select([
      'report_mail.id',
      'report_mail.key',
      'report_mail.email',
      'report_mail.language',
      'report_mail.variety',
      'report_mail.organization_id as organizationId',
      'report_mail.restaurant_id as restaurantId',
      'report_mail.created_by as createdBy',
      'report_mail.confirmed_at',
      'report_mail.stopped_at',
      'restaurant.name as restaurant',
      'organization.name as organization',
    ])
    .where('report_mail.removed_at', 'is', null);
}

type RecipientRow = Awaited<ReturnType<ReturnType<typeof recipients>['executeTakeFirstOrThrow']>>;

function toRecipient(row: RecipientRow | undefined) {
  return row ? { ...row, language: row.language as Language, variety: row.variety as ReportVariety } : null;
}

/** Somebody whom mails may be sent to; null where they or their kitchen are no longer there. */
export async function recipientOf(database: Database, id: string): Promise<MailRecipient | null> {
  const row = await recipients(database)
    .where('report_mail.id', '=', id)
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  return toRecipient(row);
}

/** Somebody by the secret of their page. They end the mails also while their kitchen is in the bin: it may be restored. */
export async function recipientByKey(database: Database, key: string): Promise<MailRecipient | null> {
  return toRecipient(await recipients(database).where('report_mail.key', '=', key).executeTakeFirst());
}

/** The same, who then answers alone: of two answers at once the second sees the first. */
export async function answeringByKey(transaction: Database, key: string): Promise<MailRecipient | null> {
  const one = recipients(transaction).where('report_mail.key', '=', key).forNoKeyUpdate('report_mail');
  return toRecipient(await one.executeTakeFirst());
}

export type MailRecipient = NonNullable<ReturnType<typeof toRecipient>>;

/** The recipient's answer. With a no the links of their mails end. */
export async function keepAnswer(
  transaction: Database,
  id: string,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<void> {
  await transaction
    .updateTable('report_mail')
    .set(wanted ? { confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})`, stopped_at: null } : { stopped_at: now })
    .where('id', '=', id)
    .execute();
  if (!wanted) await deleteLinksOfMail(transaction, id);
}

/** The rounds of one day come less than this after each other. */
const BETWEEN_TRIES = 20 * 3_600_000;

/**
 * Takes due mails for a try: for each recipient the latest completed month that was not sent, none from before they were named. Who
 * was tried the longest ago comes first, and no month is tried twice a day (the queue tries each mail several times by itself): what
 * cannot be sent keeps no other mail waiting.
 */
export async function takeDue(
  database: Database,
  { now, most }: { now: Date; most: number },
): Promise<{ id: string; reportId: string }[]> {
  const before = new Date(now.getTime() - BETWEEN_TRIES);
  const { rows } = await sql<{ id: string; reportId: string }>`
    with latest as (
      select mail.id, mail.tried_at, mail.tried_month, mail.tries, report.id as report_id, left(report.start_date, 7) as month
      from report_mail mail
      join person on person.id = mail.created_by and person.deleted_at is null
      join restaurant on restaurant.id = mail.restaurant_id and restaurant.deleted_at is null
      join organization on organization.id = mail.organization_id and organization.deleted_at is null
      join lateral (
        select report.id, report.start_date from report
        where report.organization_id = mail.organization_id and report.restaurant_id = mail.restaurant_id
          and report.variety = mail.variety and report.category = 'restaurant' and report.type = 'monthly'
          and report.status = 'completed' and report.deleted_at is null
          -- Days of a later month come behind the ninety-ninth day of this one.
          and report.start_date > coalesce(mail.last_month, to_char(mail.created_at - interval '2 months', 'YYYY-MM')) || '-99'
        order by report.start_date desc limit 1
      ) report on true
      where mail.confirmed_at is not null and mail.stopped_at is null and mail.removed_at is null
    ), due as (
      select id, report_id, month from latest
      where tried_month is distinct from month or (tried_at <= ${before} and tries < ${MOST_TRIES})
      order by tried_at nulls first, id limit ${most}
    )
    update report_mail mail
    set tries = case when mail.tried_month = due.month then mail.tries + 1 else 1 end, tried_month = due.month, tried_at = ${now}
    from due where mail.id = due.id and (mail.tried_month is distinct from due.month or mail.tried_at <= ${before})
    returning mail.id, due.report_id as "reportId"`.execute(database);
  return rows;
}

/** For so long an address that did not answer, or that was removed, is kept. */
const KEPT_DAYS = 30;

/** Forgets who was asked and did not answer, and who was removed. Who said no stays, so that nobody asks them again. */
export async function purgeMails(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('report_mail')
    .where('stopped_at', 'is', null)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('removed_at', 'is not', null)]))
    .where(({ fn }) => fn.coalesce('removed_at', 'created_at'), '<', new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000))
    .execute();
}

/** Takes a month for sending: false where it was sent, or is no longer wanted. Call it in the transaction that sends. */
export async function takeMonth(database: Database, id: string, month: string): Promise<boolean> {
  const taken = await database
    .updateTable('report_mail')
    .set({ last_month: month, tries: 0, tried_month: null })
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('last_month', 'is', null), eb('last_month', '<', month)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
