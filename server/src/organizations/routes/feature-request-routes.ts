import * as api from '@plateprint/shared/access/features/feature-request-api.ts';
import { mayRequestFeatures } from '@plateprint/shared/access/features/feature-request.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { countFeatureRequest } from '../../users/attempt-limits.ts';
import { requestFeature } from '../actions/request-feature.ts';
import { organizationOf } from '../organization-store.ts';

export function featureRequestRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  serve(app, api.requestFeature, async ({ actor, body: { organizationId, feature } }) => {
    const organization = await organizationOf(database, actor, organizationId);
    demand(mayRequestFeatures(actor, organization));
    await countFeatureRequest(database, actor.userId, clock());
    return requestFeature(services, actor, { organization, feature });
  });
}
