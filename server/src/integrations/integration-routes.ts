import { mayManageIntegrations, mayReadIntegrations } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import * as api from '@plateprint/shared/integrations/integration-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import type { Database } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import { organizationOf } from '../organizations/organization-store.ts';
import type { Services } from '../platform/services.ts';
import { addIntegration, changeIntegration, deleteOrRestore } from './change-integration.ts';
import { deletedIntegrationsOf, integrationOf, integrationsOf, type StoredIntegration } from './integration-store.ts';
import { presentIntegration } from './present-integration.ts';

/** @throws not_found, not_allowed, plan_lacks, plan_inactive */
async function demandManagement(database: Database, actor: Actor, organizationId: string): Promise<void> {
  const organization = await organizationOf(database, actor, organizationId);
  demandOfPlan(mayManageIntegrations(actor, organization), actor, 'integrations', organization);
}

export interface IntegrationServices extends Services {
  /** Calls of the open API that each may make. */
  perMinute: number;
  /** Looks up again whose an integration's keys are. */
  forgetKeysOf: (integrationId: string) => void;
}

export function integrationRoutes(app: FastifyInstance, services: IntegrationServices): void {
  const { database, clock, perMinute, forgetKeysOf } = services;
  const present = (row: StoredIntegration): Integration => presentIntegration(row, { now: clock(), perMinute });
  const managed = async (actor: Actor, which: { id: string; inBinAt?: Date }): Promise<StoredIntegration> => {
    const integration = await integrationOf(database, actor, which);
    await demandManagement(database, actor, integration.organization_id);
    return integration;
  };
  const read = async (actor: Actor, id: string): Promise<Integration> => present(await integrationOf(database, actor, { id }));

  serve(app, api.listIntegrations, async ({ actor, query: { bin, organizationId = actor.organizationId, ...query } }) => {
    demand(mayReadIntegrations(actor, await organizationOf(database, actor, organizationId)));
    const page = bin
      ? await deletedIntegrationsOf(database, actor, { ...query, organizationId, now: clock() })
      : await integrationsOf(database, actor, { ...query, organizationId });
    return { items: page.items.map(present), next: page.next };
  });

  serve(app, api.createIntegration, async ({ actor, body: { organizationId = actor.organizationId, ...draft } }) => {
    await demandManagement(database, actor, organizationId);
    const { id, key } = await addIntegration(services, actor, { organizationId, ...draft });
    return { ...(await read(actor, id)), key };
  });

  serve(app, api.updateIntegration, async ({ actor, params: { id }, body: change }) => {
    const integration = await managed(actor, { id });
    const key = await changeIntegration(services, actor, { integration, change });
    forgetKeysOf(id);
    return { ...(await read(actor, id)), key };
  });

  serve(app, api.deleteIntegration, async ({ actor, params: { id } }) => {
    const integration = await managed(actor, { id });
    await deleteOrRestore(services, actor, { integration, action: 'integration_deleted' });
    forgetKeysOf(id);
    return { id };
  });

  serve(app, api.restoreIntegration, async ({ actor, params: { id } }) => {
    const integration = await managed(actor, { id, inBinAt: clock() });
    await deleteOrRestore(services, actor, { integration, action: 'integration_restored' });
    return read(actor, id);
  });
}
