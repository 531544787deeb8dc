import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { keepReportClaims } from '@plateprint/shared/reports/api/report-claims-api.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { demandEdit, demandRead } from '../actions/demand-report.ts';
import { reportOf } from '../report-reach.ts';

/** Stores that a person goes on in spite of questioned words, with their name and their reason: who reads a report may take it away. */
export function reportClaimRoutes(app: FastifyInstance, { database, clock }: Services): void {
  serve(app, keepReportClaims, async ({ actor, params, body: { occasion, claims, reason } }) => {
    const kept = await reportOf(database, actor, params.id);
    if (occasion === 'share') demandEdit(actor, kept);
    else demandRead(actor, kept);
    if (kept.row.status !== 'completed') throw new AppError('not_found'); // a draft goes nowhere yet
    const at = clock();
    await audit(database, {
      action: occasion === 'share' ? 'report_claims_shared' : 'report_claims_exported',
      at,
      by: actor,
      thing: { kind: 'report', id: kept.row.id, name: kept.row.name },
      organizationId: kept.row.organization_id,
      after: { claims, reason },
    });
    return { at: at.toISOString() };
  });
}
