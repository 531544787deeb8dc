import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayReadAudit } from '@plateprint/shared/access/member-abilities.ts';
import { planIndex } from '@plateprint/shared/access/plan.ts';
import * as auditApi from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/organizations/organization-api.ts';
import type { FastifyInstance } from 'fastify';
import { auditOf } from '../../access/audit-store.ts';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { editLogo } from '../actions/edit-logo.ts';
import { editOrganization } from '../actions/edit-organization.ts';
import { logoGiven, logoPutBack, logoTaken } from '../logo-change.ts';
import { keepLogo } from '../actions/keep-logo.ts';
import { managedOrganization } from '../actions/managed-organization.ts';
import { organizationOf, organizationsSeenBy, present } from '../organization-store.ts';

export function organizationRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, files } = services;
  const read = async (actor: Actor, id: string) => present(await organizationOf(database, actor, id), actor, clock());

  serve(app, api.listOrganizations, async ({ actor, query }) => {
    const { items, next } = await organizationsSeenBy(database, actor, query);
    return { items: items.map((item) => present(item, actor, clock())), next };
  });

  serve(app, api.readOrganization, async ({ actor, params }) => read(actor, params.id));

  serve(app, api.readPlan, async ({ actor, params }) => {
    const { plan, planActive } = await organizationOf(database, actor, params.id);
    return { plan, active: planActive, index: planIndex(plan) };
  });

  serve(app, api.updateOrganization, async ({ actor, body: { id, ...change } }) => {
    const organization = await managedOrganization(database, actor, id);
    await editOrganization(services, actor, { organization, change });
    return read(actor, id);
  });

  serve(app, api.uploadOrganizationLogo, async ({ actor, body, file }) => {
    const { id, name } = await managedOrganization(database, actor, body.organizationId);
    const path = await keepLogo(files, { file, organizationId: actor.organizationId });
    const thing = { kind: 'organization', id, name, organizationId: id } as const;
    await editLogo(services, { by: actor, action: 'logo_changed', thing }, (state) => logoGiven(state, path, clock()));
    return read(actor, id);
  });

  serve(app, api.deleteOrganizationLogo, async ({ actor, body }) => {
    const { id, name } = await managedOrganization(database, actor, body.organizationId);
    const thing = { kind: 'organization', id, name, organizationId: id } as const;
    await editLogo(services, { by: actor, action: 'logo_deleted', thing }, (state) => logoTaken(state, clock()));
    return read(actor, id);
  });

  serve(app, api.restoreOrganizationLogo, async ({ actor, body }) => {
    const { id, name } = await managedOrganization(database, actor, body.organizationId);
    const thing = { kind: 'organization', id, name, organizationId: id } as const;
    await editLogo(services, { by: actor, action: 'logo_restored', thing }, (state) => logoPutBack(state, clock()));
    return read(actor, id);
  });

  serve(app, auditApi.readOrganizationAudit, async ({ actor, params, query }) => {
    const organization = await organizationOf(database, actor, params.id);
    demand(mayReadAudit(actor, organization));
    return auditOf(database, organization.id, query);
  });
}
