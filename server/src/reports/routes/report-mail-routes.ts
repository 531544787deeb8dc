import * as api from '@plateprint/shared/reports/api/report-mail-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { addMail, answerMails, mailedReports, removeMail, reportMails } from '../share/report-mails.ts';
import { reportOf } from '../report-reach.ts';

/** Monthly reports by mail: named by who runs the kitchen, confirmed and ended by the recipient without an account. */
export function reportMailRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.listReportMails, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    return { items: await reportMails(services, actor, kept), next: null };
  });

  serve(app, api.addReportMail, async ({ actor, params, body }) => {
    const kept = await reportOf(database, actor, params.id);
    return addMail(services, actor, { kept, ...body });
  });

  serve(app, api.removeReportMail, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    await removeMail(services, actor, { kept, id: params.mailId });
    return { id: params.mailId };
  });

  serve(app, api.readMailedReports, async ({ params, reply }) => {
    void reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    return mailedReports(services, params.key);
  });

  serve(app, api.answerMailedReports, async ({ params, body }) => answerMails(services, params.key, body.wanted));
}
