import * as api from '@plateprint/shared/claims/claim-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { checkTexts } from './check-texts.ts';

export function claimRoutes(app: FastifyInstance, { clock }: Services): void {
  serve(app, api.checkClaimTexts, async ({ body }) => checkTexts(body, clock()));
}
