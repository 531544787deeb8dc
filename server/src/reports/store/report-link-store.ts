import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { ReportLink } from '@plateprint/shared/reports/api/report-link-api.ts';
import { authorName } from '../../access/author-name.ts';
import { unlessNoRoom } from '../../platform/storage/no-room.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredReport } from '../report-row.ts';

type OfReport = Pick<StoredReport, 'id' | 'organization_id'>;

/** A purge comes once an hour: so long an ended link may still have a row. */
function links(database: Database, report: OfReport) {
  return database
    .selectFrom('report_link')
    .leftJoin('person', 'person.id', 'report_link.created_by')
    .leftJoin('report_mail', 'report_mail.id', 'report_link.mail_id')
    .select([
      'report_link.id',
      'report_link.created_at',
      'report_link.expires_at',
      'report_link.opened_at',
      'report_mail.email',
      'person.firstname',
      'person.lastname',
    ])
    .where('report_link.report_id', '=', report.id)
    .where('report_link.organization_id', '=', report.organization_id);
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof links>['executeTakeFirstOrThrow']>>;

function toLink({ firstname, lastname, ...row }: LinkRow): ReportLink {
  return {
    id: row.id,
    createdBy: authorName({ firstname, lastname, integration_name: null }) ?? { firstname: '', lastname: '' },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    mailedTo: row.email,
  };
}

/** Open links of a report, the latest first. */
export async function linksOf(database: Database, report: OfReport, now: Date): Promise<ReportLink[]> {
  const rows = await links(database, report)
    .where('report_link.expires_at', '>', now)
    .orderBy('report_link.created_at', 'desc')
    .orderBy('report_link.id')
    .execute();
  return rows.map(toLink);
}

interface NewLink {
  report: OfReport;
  actor: Actor;
  hash: Buffer;
  now: Date;
  expires: Date;
  /** The recipient of the mail that it stands in; null: somebody opened it by hand. */
  mailId: string | null;
}

export async function insertLink(
  database: Database,
  { report, actor, hash, now, expires, mailId }: NewLink,
): Promise<ReportLink> {
  const id = randomUUID();
  await database
    .insertInto('report_link')
    .values({
      id,
      organization_id: report.organization_id,
      report_id: report.id,
      token_hash: hash,
      created_by: actor.userId,
      created_at: now,
      expires_at: expires,
      mail_id: mailId,
    })
    .execute();
  return toLink(await links(database, report).where('report_link.id', '=', id).executeTakeFirstOrThrow());
}

/** @returns false where the report has no such link */
export async function deleteLink(database: Database, report: OfReport, id: string): Promise<boolean> {
  const gone = await database
    .deleteFrom('report_link')
    .where('id', '=', id)
    .where('report_id', '=', report.id)
    .where('organization_id', '=', report.organization_id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Ends the links that stand in a recipient's mails. */
export async function deleteLinksOfMail(transaction: Database, mailId: string): Promise<void> {
  await transaction.deleteFrom('report_link').where('mail_id', '=', mailId).execute();
}

/** The link of a secret that has not ended, with who opened it to others; null for any other. */
export async function openLink(
  database: Database,
  hash: Buffer,
  now: Date,
): Promise<{ reportId: string; createdBy: string; expires: Date } | null> {
  const row = await database
    .selectFrom('report_link')
    .select(['report_id', 'created_by', 'expires_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  // A disk without room shows the report all the same; when it was opened is then not noted.
  if (row)
    await database
      .updateTable('report_link')
      .set({ opened_at: now })
      .where('token_hash', '=', hash)
      .execute()
      .catch(unlessNoRoom);
  return row ? { reportId: row.report_id, createdBy: row.created_by, expires: row.expires_at } : null;
}

/** Removes ended links for good. */
export async function purgeLinks(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('report_link').where('expires_at', '<=', now).execute();
}
