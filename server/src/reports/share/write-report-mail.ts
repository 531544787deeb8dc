import { mayEditReport, mayMailReports } from '@plateprint/shared/access/report-abilities.ts';
import { co2InFull } from '@plateprint/shared/footprint/co2-display.ts';
import { type Language, localeOf } from '@plateprint/shared/kernel/language.ts';
import { type Day, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import type { MonthsChange } from '@plateprint/shared/reports/api/change-api.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { audit } from '../../access/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Letter, mailOf } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { filled, mailTexts } from '../../platform/mail/mail-texts.ts';
import type { MailTexts } from '../../platform/mail/texts/en_gb.ts';
import { hashOfToken, makeToken } from '../../platform/secrets/token.ts';
import type { Services } from '../../platform/services.ts';
import { actorOfPerson } from '../../users/actor-of-person.ts';
import { monthsChange } from '../compare/months-change.ts';
import { summaryOf } from '../report-overview-store.ts';
import { reportsOf } from '../report-reach.ts';
import { insertLink } from '../store/report-link-store.ts';
import { type MailRecipient, takeMonth } from '../store/report-mail-store.ts';

type LetterServices = Pick<Services, 'files' | 'foodData' | 'clock' | 'publicUrl'> & { database: Database };

/** For so many days the report of a mail can be opened. */
const OPEN_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

interface Words {
  texts: MailTexts;
  language: Language;
  values: Record<string, string>;
}

function pageOf({ publicUrl }: Pick<LetterServices, 'publicUrl'>, { key }: MailRecipient): string {
  return `${publicUrl}/report-mail/${key}`;
}

function letterTo({ texts, language }: Words, to: string): Omit<Letter, 'subject'> {
  return { language, to, paragraphs: [texts.helloNobody], linkBelow: texts.linkBelow, closing: [], from: texts.greetings };
}

/** Asks somebody whether they want the reports: nothing else is sent before they said so. */
export async function writeQuestion(services: Pick<LetterServices, 'publicUrl'>, mail: MailRecipient): Promise<Mail> {
  const texts = await mailTexts(mail.language);
  const words = texts.report_mail_ask;
  const values = { restaurant: mail.restaurant, organization: mail.organization };
  const empty = letterTo({ texts, language: mail.language, values }, mail.email);
  return mailOf({
    ...empty,
    subject: filled(words.subject, values),
    paragraphs: [...empty.paragraphs, filled(words.body, values)],
    action: { label: words.action, address: pageOf(services, mail) },
    closing: [words.nothing],
    unsubscribe: { page: pageOf(services, mail), byPost: false },
  });
}

/**
 * The mail of one month, its link opened: null where it was sent, is no longer wanted, or whoever named the recipient may no longer
 * share it, for want of a role or of the plan. Call it in the transaction that sends.
 */
export async function writeMonth(services: LetterServices, mail: MailRecipient, reportId: string): Promise<Mail | null> {
  const { database } = services;
  const actor = mail.createdBy === null ? null : await actorOfPerson(database, mail.createdBy);
  if (!actor) return null;
  const [kept] = await reportsOf(database, actor, [reportId]);
  if (kept?.row.status !== 'completed') return null;
  if (!mayMailReports(actor, kept.restaurant) || !mayEditReport(actor, kept.report, kept.restaurant)) return null;
  const month = monthOfDay(kept.row.start_date as Day);
  if (!(await takeMonth(database, mail.id, month))) return null;
  const now = services.clock();
  // By nobody, and by the recipient's id: an address stands in no list for longer than it gets mails.
  await audit(database, {
    action: 'report_mailed',
    at: now,
    by: null,
    thing: { kind: 'report_mail', id: mail.id, name: kept.row.name },
    organizationId: kept.row.organization_id,
  });
  const summary = await summaryOf(database, mail.organizationId, reportId);
  const texts = await mailTexts(mail.language);
  const words: Words = {
    texts,
    language: mail.language,
    values: { restaurant: mail.restaurant, month: monthIn(month, mail.language) },
  };
  const text = texts.report_mail;
  const page = pageOf(services, mail);
  const empty = { ...letterTo(words, mail.email), unsubscribe: { page, byPost: true } };
  const closing = [`${text.stop} ${page}`];
  const subject = filled(text.subject, words.values);
  if (summary.coverageState === 'too_little' || summary.co2 === null) {
    return mailOf({ ...empty, subject, paragraphs: [...empty.paragraphs, filled(text.tooLittle, words.values)], closing });
  }
  const change = await monthsChange(services, actor, {
    params: { restaurantId: mail.restaurantId },
    query: { variety: mail.variety, from: monthLater(month, -1), to: month, basis: 'average' },
  });
  const token = makeToken();
  const expires = new Date(now.getTime() + OPEN_DAYS * DAY_MS);
  await insertLink(database, { report: kept.row, actor, hash: hashOfToken(token), now, expires, mailId: mail.id });
  return mailOf({
    ...empty,
    subject,
    paragraphs: [...empty.paragraphs, ...valuesOf(summary, words), ...changeOf(change, words)],
    action: { label: text.action, address: `${services.publicUrl}/shared-report/${token}` },
    closing: [filled(text.open, { day: dayIn(expires, mail.language) }), ...closing],
  });
}

/** The average, the whole with its range, and how far both reach. */
function valuesOf(
  { variety, CO2PerPortion, co2PerKgOfFood, co2, coverage }: ReportSummary,
  { texts, language, values }: Words,
): string[] {
  const text = texts.report_mail;
  const locale = localeOf(language);
  const kg = (grams: number): string => co2InFull(grams, locale);
  const average = variety === 'sales' ? CO2PerPortion : co2PerKgOfFood;
  const shown = {
    ...values,
    average: average === null ? '' : kg(average),
    ...(co2 && { total: kg(co2.value), low: kg(co2.low), high: kg(co2.high) }),
  };
  return [
    ...(average === null ? [] : [filled(variety === 'sales' ? text.perPortion : text.perKg, shown)]),
    ...(co2 === null ? [] : [filled(text.total, shown)]),
    coverage === null ? text.coverageUnknown : filled(text.covers, { share: percentIn(coverage, locale) }),
  ];
}

/** The sentences on the change since the month before that may be said, and no more. */
function changeOf(change: MonthsChange | null, { texts, language }: Words): string[] {
  const difference = change?.difference;
  if (!change || !difference?.percent) return [];
  const text = texts.report_mail;
  const values = {
    percent: percentIn(Math.abs(difference.percent.value) / 100, localeOf(language)),
    former: monthIn(change.from, language),
  };
  return [filled(text[difference.sure], values)];
}

function percentIn(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

function monthIn(month: string, language: Language): string {
  const name = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), name).format(new Date(`${month}-01T00:00:00Z`));
}

function dayIn(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
