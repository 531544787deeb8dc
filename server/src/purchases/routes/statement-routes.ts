import { keepMakerStatement } from '@plateprint/shared/purchases/api/statement-api.ts';
import type { FastifyInstance } from 'fastify';
import * as actions from '../../mapper/actions/keep-maker-statement.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { purchasingKitchen } from '../intake/purchasing-kitchen.ts';

/** What makers say of the articles that a kitchen buys. */
export function statementRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, keepMakerStatement, async ({ actor, params: { id }, body }) => {
    const { organizationId } = await purchasingKitchen(database, actor, id);
    return { statement: await actions.keepMakerStatement(services, actor, { organizationId, ...body }) };
  });
}
