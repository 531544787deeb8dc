import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import * as api from '@plateprint/shared/reports/report-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { cancelProgress, progressOf } from './progress-store.ts';

/** How far one's own saves have come; nobody else's are seen. */
export function saveProgressRoutes(app: FastifyInstance, { database, clock }: Pick<Parts, 'database' | 'clock'>): void {
  serve(app, api.readSaveProgress, async ({ actor, params }) => {
    const progress = await progressOf(database, { key: params.key, personId: actor.userId });
    if (!progress) throw new AppError('not_found');
    return progress;
  });

  serve(app, api.cancelSave, async ({ actor, params }) => {
    if (!(await cancelProgress(database, { key: params.key, personId: actor.userId }, clock()))) throw new AppError('not_found');
    return { key: params.key };
  });
}
