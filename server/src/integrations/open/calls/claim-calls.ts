import * as api from '@plateprint/shared/integrations/open/open-claim-api.ts';
import type { FastifyInstance } from 'fastify';
import { checkTexts } from '../../../claims/check-texts.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';

export function openClaimCalls(app: FastifyInstance, { clock }: Services): void {
  serve(app, api.checkOpenClaims, async ({ body }) => checkTexts(body, clock()));
}
