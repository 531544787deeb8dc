import * as api from '@plateprint/shared/users/personal-data-api.ts';
import type { FastifyInstance } from 'fastify';
import { auditAbout } from '../../access/audit-store.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { takeSession } from '../session-cookie.ts';
import { eraseAccount } from './erase-account.ts';
import { accountFacts, madeBy } from './personal-data-store.ts';

/** The export and the erasure of personal data. */
export function personalDataRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  serve(app, api.readPersonalData, async ({ actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="plateprint-personal-data.json"');
    return {
      format: 'plateprint-personal-data' as const,
      formatVersion: 1 as const,
      asOf: clock().toISOString(),
      ...(await accountFacts(database, actor)),
      audit: await auditAbout(database, actor.userId),
      made: await madeBy(database, actor),
    };
  });

  serve(app, api.eraseOwnAccount, async ({ actor, body, request, reply }) => {
    await eraseAccount(services, actor, body.password);
    takeSession(request, reply);
    return { erased: true as const };
  });
}
