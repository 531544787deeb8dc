import { readOpenKey } from '@plateprint/shared/integrations/open/open-read-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';

export function openKeyRoute(
  api: FastifyInstance,
  { foodData, perMinute }: Pick<Services, 'foodData'> & { perMinute: number },
): void {
  serve(api, readOpenKey, async ({ request: { openCaller } }) => {
    if (!openCaller) throw new AppError('wrong_key');
    const { integration, organization } = openCaller;
    return { integration, organization, perMinute, foodDataVersion: foodData.version };
  });
}
