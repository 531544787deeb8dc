import { randomUUID } from 'node:crypto';
import { mayOpenAdmin } from '@plateprint/shared/access/abilities.ts';
import * as api from '@plateprint/shared/admin/correction-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { superAdminIds } from '../../users/admins-of.ts';
import { countCorrection } from '../../users/attempt-limits.ts';
import { corrections, insertCorrection, setHandled } from './correction-store.ts';

/** Corrections of the food data: any reader of its page may send one, the administrators of the installation read them. */
export function correctionRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, foodData, jobs } = services;

  serve(app, api.suggestCorrection, async ({ body, request }) => {
    const now = clock();
    await countCorrection(database, request.ip, now);
    const id = randomUUID();
    await database.transaction().execute(async (transaction) => {
      await insertCorrection(transaction, { id, created_at: now, food_data_version: foodData.version, ...body });
      for (const personId of await superAdminIds(transaction)) {
        await jobs.queue(transaction, 'users.mail', { kind: 'correction', personId, food: body.food });
      }
    });
    return { received: true as const };
  });

  serve(app, api.listCorrections, async ({ actor, query }) => {
    demand(mayOpenAdmin(actor));
    return corrections(database, query.cursor);
  });

  serve(app, api.handleCorrection, async ({ actor, params, body }) => {
    demand(mayOpenAdmin(actor));
    return setHandled(database, params.id, body.handled ? clock() : null);
  });
}
