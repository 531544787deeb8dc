import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../../parts.ts';
import { openMenuCalls } from './menu-calls.ts';
import { openNameCalls } from './name-calls.ts';
import { openRecipeCalls } from './recipe-calls.ts';
import { openReportCalls } from './report-calls.ts';
import { openRowCalls } from './row-calls.ts';

/** Every call of the open API but the one that tells about the key itself. */
export function openCalls(app: FastifyInstance, parts: Parts): void {
  openReportCalls(app, parts);
  openNameCalls(app, parts);
  openRecipeCalls(app, parts);
  openMenuCalls(app, parts);
  openRowCalls(app, parts);
}
