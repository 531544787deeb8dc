import * as api from '@plateprint/shared/integrations/open/open-compare-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { callerOf } from '../calls/caller-of.ts';
import { compareOpen } from './compare-open.ts';

/** Two reports, months or recipes side by side. */
export function openCompareRoute(app: FastifyInstance, services: Services): void {
  serve(app, api.compareOpen, async ({ request, body }) => compareOpen(services, callerOf(request), body));
}
