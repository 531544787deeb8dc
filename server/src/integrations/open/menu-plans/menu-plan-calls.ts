import { shuffleOpenMenuPlan } from '@plateprint/shared/integrations/open/open-menu-plan-api.ts';
import type { FastifyInstance } from 'fastify';
import { shuffled } from '../../../calendar/shuffled.ts';
import type { Services } from '../../../platform/services.ts';
import { serve } from '../../../platform/http/serve.ts';
import { keptMenuPlanCalls } from './kept-menu-plan-calls.ts';
import { publicationCalls } from './publication-calls.ts';
import { callerOf } from '../calls/caller-of.ts';

/** Menu plans: which dishes stand on which days. */
export function openMenuPlanCalls(app: FastifyInstance, services: Services): void {
  keptMenuPlanCalls(app, services);
  publicationCalls(app, services);

  serve(app, shuffleOpenMenuPlan, async ({ request, body }) => shuffled(callerOf(request).organization.id, body));
}
