import { randomUUID } from 'node:crypto';
import type { ReportVariety } from '@plateprint/shared/access/report-kind.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ReportMail } from '@plateprint/shared/reports/api/report-mail-api.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

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
  const createdBy = firstname === null ? null : { firstname, lastname: lastname ?? '' };
  return { id, email, language: language as Language, createdBy, state: stateOf(row), lastMonth };
}

export async function mailsIn(database: Database, place: MailPlace): Promise<ReportMail[]> {
  const rows = await mailsOf(database, place).orderBy('report_mail.created_at').orderBy('report_mail.id').execute();
  return rows.map(toMail);
}

/** How many addresses somebody of the organization has asked since. */
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

/** Forgets an address, but for one whose recipient ended it. @returns the address; null where there is none to forget */
export async function deleteMail(database: Database, { organizationId, restaurantId, variety }: MailPlace, id: string) {
  const gone = await database
    .deleteFrom('report_mail')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('variety', '=', variety)
    .where('stopped_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return gone?.email ?? null;
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
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null);
}

/** Somebody who gets reports, by the secret of their page or by the row; null where their kitchen is no longer there. */
export async function recipientBy(database: Database, by: { key: string } | { id: string }) {
  const all = recipients(database);
  const row = await (
    'key' in by ? all.where('report_mail.key', '=', by.key) : all.where('report_mail.id', '=', by.id)
  ).executeTakeFirst();
  return row ? { ...row, language: row.language as Language, variety: row.variety as ReportVariety } : null;
}
export type MailRecipient = NonNullable<Awaited<ReturnType<typeof recipientBy>>>;

export async function keepAnswer(database: Database, id: string, { wanted, now }: { wanted: boolean; now: Date }): Promise<void> {
  await database
    .updateTable('report_mail')
    .set(wanted ? { confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})`, stopped_at: null } : { stopped_at: now })
    .where('id', '=', id)
    .execute();
}

/** Due mails: for each recipient the latest completed month that was not sent, none from before they were named. */
export async function dueMails(database: Database, most: number): Promise<{ id: string; reportId: string }[]> {
  const { rows } = await sql<{ id: string; reportId: string }>`
    select id, report_id as "reportId" from (
      select distinct on (mail.id) mail.id, report.id as report_id
      from report_mail mail
      join person on person.id = mail.created_by and person.deleted_at is null
      join report on report.organization_id = mail.organization_id and report.restaurant_id = mail.restaurant_id
        and report.variety = mail.variety and report.category = 'restaurant' and report.type = 'monthly'
        and report.status = 'completed' and report.deleted_at is null
      where mail.confirmed_at is not null and mail.stopped_at is null
        and left(report.start_date, 7) > coalesce(mail.last_month, to_char(mail.created_at - interval '2 months', 'YYYY-MM'))
      order by mail.id, report.start_date desc
    ) due order by id limit ${most}`.execute(database);
  return rows;
}

/** For so long an address that did not answer is kept. */
const UNANSWERED_DAYS = 30;

/** Forgets who was asked and did not answer. Who said no stays, so that nobody asks them again. */
export async function purgeMails(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('report_mail')
    .where('confirmed_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNANSWERED_DAYS * 24 * 3_600_000))
    .execute();
}

/** Takes a month for sending: false where it was sent, or is no longer wanted. Call it in the transaction that sends. */
export async function takeMonth(database: Database, id: string, month: string): Promise<boolean> {
  const taken = await database
    .updateTable('report_mail')
    .set({ last_month: month })
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where((eb) => eb.or([eb('last_month', 'is', null), eb('last_month', '<', month)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
