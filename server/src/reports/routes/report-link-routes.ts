import { mayMailReports } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/reports/api/report-link-api.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken, makeToken } from '../../platform/secrets/token.ts';
import { demandReason, keepReason } from '../../claims/going-out.ts';
import { demandEdit, demandRead } from '../actions/demand-report.ts';
import { sharedReport } from '../share/shared-report.ts';
import { reportGoingOut, wordsOfReport } from '../share/words-of-report.ts';
import { type OwnedReport, reportOf } from '../report-reach.ts';
import { deleteLink, insertLink, linksOf } from '../store/report-link-store.ts';

const DAY_MS = 24 * 3_600_000;

/** Read-only links to completed reports: opened and closed by those who may edit them, read by those who have the address. */
export function reportLinkRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  serve(app, api.listReportLinks, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept); // what was opened is seen and closed without a plan too
    const links = await linksOf(database, kept.row, clock());
    const mayName = mayMailReports(actor, kept.restaurant);
    return { items: mayName ? links : links.map(withoutAddress), next: null };
  });

  serve(app, api.createReportLink, async ({ actor, params, body }) => {
    const kept = await reportOf(database, actor, params.id);
    demandEdit(actor, kept);
    if (kept.row.status !== 'completed') throw new AppError('not_found'); // a draft says nothing yet
    const [now, token] = [clock(), makeToken()];
    const expires = new Date(now.getTime() + body.days * DAY_MS);
    const { reason } = body;
    const words = wordsOfReport(kept, now);
    demandReason({ words, reason });
    const link = await database.transaction().execute(async (transaction) => {
      await audit(transaction, {
        action: 'report_link_opened',
        at: now,
        by: actor,
        thing: thingOf(kept),
        organizationId: kept.row.organization_id,
        before: {},
        after: { valid_until: expires.toISOString().slice(0, 10) },
      });
      await keepReason(transaction, { ...reportGoingOut(kept, { occasion: 'share', words, reason }), actor, at: now });
      return insertLink(transaction, { report: kept.row, actor, hash: hashOfToken(token), now, expires, mailId: null });
    });
    return { ...link, token };
  });

  serve(app, api.revokeReportLink, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept);
    await database.transaction().execute(async (transaction) => {
      if (!(await deleteLink(transaction, kept.row, params.linkId))) throw new AppError('not_found');
      const thing = thingOf(kept);
      const organizationId = kept.row.organization_id;
      await audit(transaction, { action: 'report_link_closed', at: clock(), by: actor, thing, organizationId });
    });
    return { id: params.linkId };
  });

  serve(app, api.readSharedReport, async ({ params, reply }) => {
    void reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    return sharedReport(services, params.token);
  });
}

/** A recipient's address is read by those who may name recipients; others see whose mail it is by its beginning and its house. */
function withoutAddress(link: api.ReportLink): api.ReportLink {
  const { mailedTo } = link;
  return mailedTo === null ? link : { ...link, mailedTo: `${mailedTo.slice(0, 1)}…${mailedTo.slice(mailedTo.lastIndexOf('@'))}` };
}

function thingOf({ row }: OwnedReport) {
  return { kind: 'report', id: row.id, name: row.name } as const;
}
