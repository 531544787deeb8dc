import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayMailReports } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type MailedReports, MOST_REPORT_MAILS, type ReportMail } from '@plateprint/shared/reports/api/report-mail-api.ts';
import { audit } from '../../access/audit.ts';
import { demand } from '../../access/demand.ts';
import type { Database } from '../../platform/database/database.ts';
import { makeToken } from '../../platform/secrets/token.ts';
import type { Services } from '../../platform/services.ts';
import type { OwnedReport } from '../report-reach.ts';
import {
  answeringByKey,
  askedSince,
  endMail,
  insertMail,
  keepAnswer,
  type MailPlace,
  mailsIn,
  type MailRecipient,
  nameAlone,
  recipientByKey,
  stateOf,
  wasRemoved,
} from '../store/report-mail-store.ts';
import { demandReason, keepReason } from '../../claims/going-out.ts';
import { demandEdit, demandRead } from '../actions/demand-report.ts';
import { reportGoingOut, wordsOfReport } from './words-of-report.ts';

type ReportMailServices = Pick<Services, 'database' | 'jobs' | 'clock'>;

const DAY_MS = 24 * 3_600_000;

/**
 * Whose reports a report's panel speaks of: those of each month of its kitchen. Who gets them is read and ended without a plan too.
 * @throws not_allowed for who does not run the kitchen, not_found for a report of another kind
 */
function placeOf(actor: Actor, kept: OwnedReport): MailPlace {
  const { report, restaurant, row } = kept;
  demandRead(actor, kept);
  demand(mayMailReports(actor, restaurant));
  if (report.type !== 'monthly' || report.category !== 'restaurant') throw new AppError('not_found');
  return { organizationId: row.organization_id, restaurantId: row.restaurant_id, variety: report.variety };
}

export async function reportMails({ database }: ReportMailServices, actor: Actor, kept: OwnedReport): Promise<ReportMail[]> {
  return mailsIn(database, placeOf(actor, kept));
}

/** @throws words_in_question; invalid_input for an address that gets them, was asked, was removed or said no; too_many_requests */
export async function addMail(
  { database, jobs, clock }: ReportMailServices,
  actor: Actor,
  { kept, email, language, reason }: { kept: OwnedReport; email: string; language: Language; reason: string },
): Promise<ReportMail> {
  const place = placeOf(actor, kept);
  demandEdit(actor, kept);
  const now = clock();
  const words = wordsOfReport(kept, now);
  demandReason({ words, reason });
  return database.transaction().execute(async (transaction) => {
    const { organizationId } = place;
    await nameAlone(transaction, organizationId);
    const there = await mailsIn(transaction, place);
    const same = there.find((each) => each.email.toLowerCase() === email.toLowerCase());
    if (same) throw unfit(same.state === 'stopped' ? 'stopped' : 'already_there');
    if (await wasRemoved(transaction, place, email)) throw unfit('removed');
    if (there.length >= MOST_REPORT_MAILS) throw unfit('too_many');
    const today = await askedSince(transaction, organizationId, new Date(now.getTime() - DAY_MS));
    if (today >= MOST_REPORT_MAILS) throw new AppError('too_many_requests');
    const mail = await insertMail(transaction, { ...place, email, language, key: makeToken(), createdBy: actor.userId, now });
    await write(transaction, { action: 'report_mail_added', by: actor, mail, organizationId, at: now });
    await keepReason(transaction, { ...reportGoingOut(kept, { occasion: 'share', words, reason }), actor, at: now });
    await jobs.queue(transaction, 'reports.mail_ask', { id: mail.id });
    return mail;
  });
}

function unfit(code: string): AppError {
  return new AppError('invalid_input', [{ path: 'email', code, message: 'No mail goes to this address.' }]);
}

export async function removeMail(
  { database, clock }: ReportMailServices,
  actor: Actor,
  { kept, id }: { kept: OwnedReport; id: string },
): Promise<void> {
  const place = placeOf(actor, kept);
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    if (!(await endMail(transaction, place, { id, now }))) throw new AppError('not_found');
    const { organizationId } = place;
    await write(transaction, { action: 'report_mail_removed', by: actor, mail: { id }, organizationId, at: now });
  });
}

/** The page of a recipient. @throws not_found for a secret that opens nothing */
export async function mailedReports({ database }: ReportMailServices, key: string): Promise<MailedReports> {
  return shown(found(await recipientByKey(database, key)));
}

/** The recipient's own word. */
export async function answerMails({ database, clock }: ReportMailServices, key: string, wanted: boolean): Promise<MailedReports> {
  return database.transaction().execute(async (transaction) => {
    const mail = found(await answeringByKey(transaction, key));
    await keep(transaction, mail, { wanted, now: clock() });
    return shown(found(await recipientByKey(transaction, key)));
  });
}

/** Ends the mails of a recipient; of a secret that is nobody's, or no more anybody's, no mail goes anyway. */
export async function endMailsOfKey(
  { database, clock }: Pick<ReportMailServices, 'database' | 'clock'>,
  key: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const mail = await answeringByKey(transaction, key);
    if (mail) await keep(transaction, mail, { wanted: false, now: clock() });
  });
}

/** Keeps an answer that is a new one. */
async function keep(transaction: Database, mail: MailRecipient, { wanted, now }: { wanted: boolean; now: Date }): Promise<void> {
  if (stateOf(mail) === (wanted ? 'confirmed' : 'stopped')) return;
  await keepAnswer(transaction, mail.id, { wanted, now });
  const action = wanted ? 'report_mail_confirmed' : 'report_mail_stopped';
  await write(transaction, { action, by: null, mail, organizationId: mail.organizationId, at: now });
}

function found(mail: MailRecipient | null): MailRecipient {
  if (!mail) throw new AppError('not_found');
  return mail;
}

function shown(mail: MailRecipient): MailedReports {
  const { organization, restaurant, variety, email, language } = mail;
  return { organization, restaurant, variety, email, language, state: stateOf(mail) };
}

interface Written {
  action: 'report_mail_added' | 'report_mail_removed' | 'report_mail_confirmed' | 'report_mail_stopped';
  by: Actor | null;
  mail: { id: string };
  organizationId: string;
  at: Date;
}

/** The recipient by id: the audit shows their address for as long as they are kept, and never keeps it itself. */
async function write(transaction: Database, { mail, ...entry }: Written): Promise<void> {
  await audit(transaction, { ...entry, thing: { kind: 'report_mail', id: mail.id, name: '' } });
}
