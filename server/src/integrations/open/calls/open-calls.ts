import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { openClaimCalls } from './claim-calls.ts';
import { openMenuCalls } from './menu-calls.ts';
import { openNameCalls } from './name-calls.ts';
import { openRecipeCalls } from './recipe-calls.ts';
import { openReportCalls } from './report-calls.ts';
import { openRowCalls } from './row-calls.ts';
import { openTargetCalls } from './target-calls.ts';

/** Every call of the open API but the one that tells about the key itself. */
export function openCalls(app: FastifyInstance, services: Services): void {
  openReportCalls(app, services);
  openNameCalls(app, services);
  openRecipeCalls(app, services);
  openClaimCalls(app, services);
  openMenuCalls(app, services);
  openRowCalls(app, services);
  openTargetCalls(app, services);
}
