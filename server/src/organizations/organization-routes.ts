import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayReadAudit } from '@plateprint/shared/access/member-abilities.ts';
import { planIndex } from '@plateprint/shared/access/plan.ts';
import * as auditApi from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/organizations/organization-api.ts';
import type { FastifyInstance } from 'fastify';
import { auditOf } from '../access/audit-store.ts';
import { demand } from '../access/demand.ts';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { editLogo } from './edit-logo.ts';
import { editOrganization } from './edit-organization.ts';
import { logoGiven, logoPutBack, logoTaken } from './logo-change.ts';
import { keepLogo } from './keep-logo.ts';
import { managedOrganization } from './managed-organization.ts';
import { organizationOf, organizationsSeenBy, present } from './organization-store.ts';

export function organizationRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, files } = parts;
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
    await editOrganization(parts, actor, { organization, change });
    return read(actor, id);
  });

  serve(app, api.uploadOrganizationLogo, async ({ actor, body, file }) => {
    const { id, name } = await managedOrganization(database, actor, body.organizationId);
    const path = await keepLogo(files, file);
    const thing = { kind: 'organization', id, name, organizationId: id } as const;
    await editLogo(parts, { by: actor, deed: 'logo_changed', thing }, (state) => logoGiven(state, path, clock()));
    return read(actor, id);
  });

  serve(app, api.deleteOrganizationLogo, async ({ actor, body }) => {
    const { id, name } = await managedOrganization(database, actor, body.organizationId);
    const thing = { kind: 'organization', id, name, organizationId: id } as const;
    await editLogo(parts, { by: actor, deed: 'logo_deleted', thing }, (state) => logoTaken(state, clock()));
    return read(actor, id);
  });

  serve(app, api.restoreOrganizationLogo, async ({ actor, body }) => {
    const { id, name } = await managedOrganization(database, actor, body.organizationId);
    const thing = { kind: 'organization', id, name, organizationId: id } as const;
    await editLogo(parts, { by: actor, deed: 'logo_restored', thing }, (state) => logoPutBack(state, clock()));
    return read(actor, id);
  });

  serve(app, auditApi.readOrganizationAudit, async ({ actor, params, query }) => {
    const organization = await organizationOf(database, actor, params.id);
    demand(mayReadAudit(actor, organization));
    return auditOf(database, organization.id, query);
  });
}
