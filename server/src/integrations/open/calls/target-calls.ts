import { mayReadTargets } from '@plateprint/shared/access/report-abilities.ts';
import * as api from '@plateprint/shared/integrations/open/open-target-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../../access/demand.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { pathOfPlace } from '../../../targets/path-of-place.ts';
import { placeOf } from '../../../targets/place-of-target.ts';
import { foodsMemory } from '../../../targets/remembered-foods.ts';
import { draftOf, type StoredTarget } from '../../../targets/target-row.ts';
import { targetOf, targetsOfPlace } from '../../../targets/target-store.ts';

/** Targets and whether they are kept, for programs that show them elsewhere. */
export function openTargetCalls(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const pathServices = { ...services, memory: foodsMemory() };

  serve(app, api.listOpenTargets, async ({ actor, query }) => {
    const place = await placeOf(database, actor, query);
    demand(mayReadTargets(actor, place));
    return { items: (await targetsOfPlace(database, place)).map(present), next: null };
  });

  serve(app, api.readOpenTarget, async ({ actor, params }) => {
    const { row, place } = await targetOf(database, actor, params);
    demand(mayReadTargets(actor, place));
    return { ...present(row), path: await pathOfPlace(pathServices, { place, target: draftOf(row), language: 'en_gb' }) };
  });
}

function present(row: StoredTarget) {
  return {
    ...draftOf(row),
    id: row.id,
    restaurantId: row.restaurant_id,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    boundary: 'farm_to_kitchen_door' as const,
  };
}
