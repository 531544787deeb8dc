import { mayOpenAdmin } from '@plateprint/shared/access/abilities.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import * as api from '@plateprint/shared/admin/admin-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { auditOf } from '../../access/audit-store.ts';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import {
  anyOrganization,
  binOrganization,
  deletedOrganizations,
  endSessionsOfOrganization,
  everyOrganization,
} from '../store/admin-organization-store.ts';
import { everybody } from '../store/admin-user-store.ts';
import { changeOrganization, changePlan } from '../actions/change-organization.ts';
import { createOrganization } from '../actions/create-organization.ts';
import { correctionRoutes } from '../corrections/correction-routes.ts';
import { erasureRoutes } from '../erasure/erasure-routes.ts';
import { exportRoutes } from '../export/export-routes.ts';
import { changeSuperAdmin } from '../actions/super-admin.ts';

/** `defaultPlan`: what a new organization has where nobody says. */
export function adminRoutes(app: FastifyInstance, { defaultPlan, ...services }: Services & { defaultPlan: Plan }): void {
  const { database, clock } = services;

  serve(app, api.listUsers, async ({ actor, query }) => {
    demand(mayOpenAdmin(actor));
    return everybody(database, query);
  });

  serve(app, api.listAllOrganizations, async ({ actor, query: { bin, ...query } }) => {
    demand(mayOpenAdmin(actor));
    return bin ? deletedOrganizations(database, { ...query, now: clock() }) : everyOrganization(database, query);
  });

  serve(app, api.createOrganization, async ({ actor, body }) => {
    demand(mayOpenAdmin(actor));
    const { plan = defaultPlan, enterpriseId = null } = body;
    return createOrganization(services, actor, { ...body, plan, enterpriseId });
  });

  serve(app, api.grantSuperAdmin, async ({ actor, body: { userId } }) => {
    demand(mayOpenAdmin(actor));
    return changeSuperAdmin(services, actor, { userId, action: 'super_admin_granted' });
  });

  serve(app, api.revokeSuperAdmin, async ({ actor, body: { userId } }) => {
    demand(mayOpenAdmin(actor));
    return changeSuperAdmin(services, actor, { userId, action: 'super_admin_revoked' });
  });

  serve(app, api.grantPlan, async ({ actor, body }) => {
    demand(mayOpenAdmin(actor));
    return changePlan(services, { by: actor, action: 'plan_granted', ...body }, { planActive: true });
  });

  serve(app, api.revokePlan, async ({ actor, body }) => {
    demand(mayOpenAdmin(actor));
    return changePlan(services, { by: actor, action: 'plan_revoked', ...body }, { planActive: false });
  });

  serve(app, api.updatePlan, async ({ actor, body: { organizationId, plan } }) => {
    demand(mayOpenAdmin(actor));
    return changePlan(services, { by: actor, action: 'plan_changed', organizationId }, { plan });
  });

  serve(app, api.deleteOrganization, async ({ actor, body: { organizationId: id } }) => {
    demand(mayOpenAdmin(actor));
    const organization = await anyOrganization(database, id);
    if (id === actor.organizationId) throw new AppError('own_organization');
    await changeOrganization(services, { by: actor, action: 'organization_deleted', organization }, async (transaction) => {
      await binOrganization(transaction, id, clock());
      await endSessionsOfOrganization(transaction, id);
    });
    return { id };
  });

  serve(app, api.restoreOrganization, async ({ actor, params: { id } }) => {
    demand(mayOpenAdmin(actor));
    const organization = await anyOrganization(database, id, { inBinAt: clock() });
    await changeOrganization(services, { by: actor, action: 'organization_restored', organization }, async (transaction) =>
      binOrganization(transaction, id, null),
    );
    return anyOrganization(database, id);
  });

  serve(app, api.readAdminAudit, async ({ actor, query }) => {
    demand(mayOpenAdmin(actor));
    return auditOf(database, null, query);
  });

  correctionRoutes(app, services);
  erasureRoutes(app, services);
  exportRoutes(app, services);
}
