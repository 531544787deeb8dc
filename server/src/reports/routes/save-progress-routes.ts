import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { cancelProgress, progressOf } from '../store/progress-store.ts';

/** How far one's own saves have come; nobody else's are seen. */
export function saveProgressRoutes(app: FastifyInstance, { database, clock }: Pick<Services, 'database' | 'clock'>): void {
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
