import { shuffleOpenMenuPlan } from '@plateprint/shared/integrations/open/open-menu-plan-api.ts';
import type { FastifyInstance } from 'fastify';
import { shuffled } from '../../../calendar/shuffled.ts';
import { serve } from '../../../platform/http/serve.ts';
import { callerOf } from '../calls/caller-of.ts';

/** Menu plans: which dishes stand on which days. */
export function openMenuPlanCalls(app: FastifyInstance): void {
  serve(app, shuffleOpenMenuPlan, async ({ request, body }) => shuffled(callerOf(request).organization.id, body));
}
