import { mayEditReport } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  keepReportClaims,
  listReportWordNotices,
  seeReportWordNotices,
} from '@plateprint/shared/reports/api/report-claims-api.ts';
import type { FastifyInstance } from 'fastify';
import { demandReason, keepReason } from '../../claims/going-out.ts';
import { listedWords } from '../../claims/listed-words.ts';
import { seeWords } from '../../claims/unseen-words-store.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { demandEdit, demandRead } from '../actions/demand-report.ts';
import { reportOf } from '../report-reach.ts';
import { reportGoingOut, wordsOfReport } from '../share/words-of-report.ts';

/** The files of a report go out as its link does, not without a reason where its words may not stand: who reads it may take it away. */
export function reportClaimRoutes(app: FastifyInstance, { database, clock }: Services): void {
  serve(app, keepReportClaims, async ({ actor, params, body: { occasion, texts, reason } }) => {
    const kept = await reportOf(database, actor, params.id);
    if (occasion === 'share') demandEdit(actor, kept);
    else demandRead(actor, kept);
    if (kept.row.status !== 'completed') throw new AppError('not_found'); // a draft goes nowhere yet
    const at = clock();
    // A title that was just written is read by who opens the link, whether it is kept yet or not.
    const words = wordsOfReport(kept, at, texts);
    demandReason({ words, reason });
    await keepReason(database, { ...reportGoingOut(kept, { occasion, words, reason }), actor, at });
    return { at: at.toISOString() };
  });

  serve(app, listReportWordNotices, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept);
    return listedWords(database, thingOf(kept), mayEditReport(actor, kept.report, kept.restaurant));
  });

  serve(app, seeReportWordNotices, async ({ actor, params, body: { ids } }) => {
    const kept = await reportOf(database, actor, params.id);
    demandEdit(actor, kept);
    await seeWords(database, thingOf(kept), { ids, by: actor.userId, now: clock() });
    return listedWords(database, thingOf(kept), true);
  });
}

function thingOf({ row }: { row: { id: string; organization_id: string } }) {
  return { kind: 'report', id: row.id, organizationId: row.organization_id } as const;
}
