import { readOpenKey } from '@plateprint/shared/integrations/open/open-read-api.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';

export function openKeyRoute(
  api: FastifyInstance,
  { foodData, perMinute }: Pick<Parts, 'foodData'> & { perMinute: number },
): void {
  serve(api, readOpenKey, async ({ request: { openCaller } }) => {
    if (!openCaller) throw new AppError('wrong_key');
    const { integration, organization } = openCaller;
    return { integration, organization, perMinute, foodDataVersion: foodData.version };
  });
}
