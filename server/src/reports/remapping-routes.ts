import * as api from '@plateprint/shared/reports/remapping-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { pageOrganization } from '../mapper/mapper-place.ts';
import type { Parts } from '../parts.ts';
import { reportsAffected } from './affected-reports.ts';
import { redraft } from './redraft-reports.ts';

/** What a changed mapping means to reports, asked from the mapper's own page. */
export function remappingRoutes(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;

  serve(app, api.affectedReports, async ({ actor, body: { organization_id: id, names } }) => {
    const organization = await pageOrganization(database, actor, id);
    return { items: await reportsAffected(parts, actor, { organizationId: organization.id, names }) };
  });

  serve(app, api.redraftReports, async ({ actor, body: { organization_id: id, key, ...asked }, reply: { raw } }) => {
    const organization = await pageOrganization(database, actor, id);
    const saving = { actor, key, isGone: () => raw.destroyed && !raw.writableFinished };
    return { items: await redraft(parts, saving, { organizationId: organization.id, ...asked }) };
  });
}
