import * as z from 'zod/mini';
import { ReasonToGoOut } from '../../claims/claims-answer.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Email } from '../../kernel/email.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { ReportVariety } from '../model/report-kind.ts';

/** As many people get the reports of one kitchen, and as many new addresses an organization asks in a day. */
export const MOST_REPORT_MAILS = 20;

export const ReportMail = z.object({
  id: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  /** Null when they are no longer there. */
  createdBy: z.nullable(z.object({ firstname: z.string(), lastname: z.string() })),
  /** `asked`: the recipient has not confirmed yet; `stopped`: they ended it, and are asked no second time. */
  state: z.enum(['asked', 'confirmed', 'stopped']),
  /** The latest month that was sent; null: none yet. */
  lastMonth: z.nullable(z.string()),
  /** The month that was given up after several tries; null: none. */
  failedMonth: z.nullable(z.string()),
});
export type ReportMail = z.infer<typeof ReportMail>;

/** The secret part of a recipient's page, `/report-mail/{key}`. */
export const MAIL_KEY = /^[\w-]{43}$/;
const Key = z.string().check(z.regex(MAIL_KEY));

/** The page of a recipient. */
export const MailedReports = z.object({
  organization: z.string(),
  restaurant: z.string(),
  variety: ReportVariety,
  email: z.string(),
  language: z.enum(LANGUAGES),
  state: ReportMail.shape.state,
});
export type MailedReports = z.infer<typeof MailedReports>;

export const listReportMails = endpoint({
  method: 'GET',
  path: '/reports/mails/{id}',
  callers: 'signed-in',
  summary: 'List who gets the monthly reports of a report’s restaurant by mail',
  params: z.object({ id: Id }),
  reply: z.object({ items: z.array(ReportMail), next: z.null() }),
});

export const addReportMail = endpoint({
  method: 'POST',
  path: '/reports/mails/{id}',
  callers: 'signed-in',
  summary: 'Ask somebody by mail whether they want the monthly reports of a report’s restaurant',
  params: z.object({ id: Id }),
  body: z.object({ email: Email, language: z.enum(LANGUAGES), reason: ReasonToGoOut }),
  reply: ReportMail,
});

export const removeReportMail = endpoint({
  method: 'DELETE',
  path: '/reports/mails/{id}/{mailId}',
  callers: 'signed-in',
  summary: 'Send somebody no more monthly reports',
  params: z.object({ id: Id, mailId: Id }),
  reply: z.object({ id: z.string() }),
});

export const readMailedReports = endpoint({
  method: 'GET',
  path: '/reports/mailed/{key}',
  callers: 'anyone',
  summary: 'Read which reports a recipient gets by mail, by the address of their page',
  params: z.object({ key: Key }),
  reply: MailedReports,
});

export const answerMailedReports = endpoint({
  method: 'POST',
  path: '/reports/mailed/{key}',
  callers: 'anyone',
  summary: 'Confirm, or end, the monthly reports by mail, as their recipient',
  params: z.object({ key: Key }),
  body: z.object({ wanted: z.boolean() }),
  reply: MailedReports,
});
