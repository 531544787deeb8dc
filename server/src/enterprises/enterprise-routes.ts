import { mayEditEnterprise, mayViewEnterprise } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayFormEnterprises } from '@plateprint/shared/access/enterprise-abilities.ts';
import * as api from '@plateprint/shared/enterprises/enterprise-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import { serve } from '../platform/http/serve.ts';
import { organizationOf } from '../organizations/organization-store.ts';
import type { Services } from '../platform/services.ts';
import { changeEnterprise } from './change-enterprise.ts';
import {
  binEnterprise,
  enterpriseOf,
  enterprisesOf,
  insertEnterprise,
  moveOrganization,
  organizationsOf,
  presentEnterprise,
  renameEnterprise,
} from './enterprise-store.ts';

export function enterpriseRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const read = async (actor: Actor, id: string) => presentEnterprise(await enterpriseOf(database, actor, id), actor);

  serve(app, api.listEnterprises, async ({ actor, query: { bin = false, ...query } }) => {
    if (bin) demand(mayFormEnterprises(actor));
    const { items, next } = await enterprisesOf(database, actor, { ...query, ...(bin && { inBinAt: clock() }) });
    for (const item of items) demandOfPlan(mayViewEnterprise(actor, item), actor, 'enterprise_views', {});
    return { items: items.map((item) => presentEnterprise(item, actor)), next };
  });

  serve(app, api.readEnterprise, async ({ actor, params, query }) => {
    const found = await enterpriseOf(database, actor, params.id);
    demandOfPlan(mayViewEnterprise(actor, found), actor, 'enterprise_views', {});
    return { enterprise: presentEnterprise(found, actor), ...(await organizationsOf(database, found, query)) };
  });

  serve(app, api.createEnterprise, async ({ actor, body: { name } }) => {
    demand(mayFormEnterprises(actor));
    const id = await changeEnterprise(
      services,
      { by: actor, action: 'enterprise_created', name, after: { name } },
      async (transaction) => insertEnterprise(transaction, name, clock()),
    );
    return read(actor, id);
  });

  serve(app, api.updateEnterprise, async ({ actor, body }) => {
    const before = await enterpriseOf(database, actor, body.id);
    demandOfPlan(mayEditEnterprise(actor, before), actor, 'enterprise_views', {});
    const values = { name: body.name, before: { name: before.name }, after: { name: body.name } };
    await changeEnterprise(services, { by: actor, action: 'enterprise_changed', ...values }, async (transaction) => {
      await renameEnterprise(transaction, actor, body);
      return body.id;
    });
    return read(actor, body.id);
  });

  serve(app, api.associateOrganization, async ({ actor, body: { enterpriseId, organizationId } }) => {
    demand(mayFormEnterprises(actor));
    const { id, name } = await enterpriseOf(database, actor, enterpriseId);
    const organization = await organizationOf(database, actor, organizationId);
    const values = { name, organizationId, before: { enterprise: organization.enterpriseName }, after: { enterprise: name } };
    await changeEnterprise(services, { by: actor, action: 'organization_associated', ...values }, async (transaction) => {
      await moveOrganization(transaction, organizationId, { from: null, to: id });
      return id;
    });
    return read(actor, id);
  });

  serve(app, api.dissociateOrganization, async ({ actor, body: { enterpriseId, organizationId } }) => {
    demand(mayFormEnterprises(actor));
    const { id, name } = await enterpriseOf(database, actor, enterpriseId);
    await organizationOf(database, actor, organizationId);
    const values = { name, organizationId, before: { enterprise: name }, after: { enterprise: null } };
    await changeEnterprise(services, { by: actor, action: 'organization_dissociated', ...values }, async (transaction) => {
      await moveOrganization(transaction, organizationId, { from: id, to: null });
      return id;
    });
    return read(actor, id);
  });

  serve(app, api.deleteEnterprise, async ({ actor, params: { id } }) => {
    demand(mayFormEnterprises(actor));
    const found = await enterpriseOf(database, actor, id);
    await changeEnterprise(services, { by: actor, action: 'enterprise_deleted', name: found.name }, async (transaction) => {
      await binEnterprise(transaction, found, clock());
      return id;
    });
    return { id };
  });

  serve(app, api.restoreEnterprise, async ({ actor, params: { id } }) => {
    demand(mayFormEnterprises(actor));
    const found = await enterpriseOf(database, actor, id, { inBinAt: clock() });
    await changeEnterprise(services, { by: actor, action: 'enterprise_restored', name: found.name }, async (transaction) => {
      await binEnterprise(transaction, found, null);
      return id;
    });
    return read(actor, id);
  });
}
