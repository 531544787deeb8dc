import * as api from '@plateprint/shared/reports/api/remapping-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { pageOrganization } from '../../mapper/actions/mapper-place.ts';
import type { Services } from '../../platform/services.ts';
import { reportsAffected } from './affected-reports.ts';
import { redraft } from './redraft-reports.ts';

/** The effect of a changed mapping on reports, asked from the mapper's own page. */
export function remappingRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.affectedReports, async ({ actor, body: { organization_id: id, names } }) => {
    const organization = await pageOrganization(database, actor, id);
    return { items: await reportsAffected(services, actor, { organizationId: organization.id, names }) };
  });

  serve(app, api.redraftReports, async ({ actor, body: { organization_id: id, key, ...asked }, reply: { raw } }) => {
    const organization = await pageOrganization(database, actor, id);
    const saving = { actor, key, isGone: () => raw.destroyed && !raw.writableFinished };
    return { items: await redraft(services, saving, { organizationId: organization.id, ...asked }) };
  });
}
