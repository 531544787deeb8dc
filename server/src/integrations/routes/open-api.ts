import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { openCalls } from '../open/calls/open-calls.ts';
import { openCompareRoute } from '../open/compare/compare-route.ts';
import type { OpenCallers } from '../open/gateway/open-callers.ts';
import { openGateway } from '../open/gateway/open-gateway.ts';
import { openInvoiceCalls } from '../open/invoices/invoice-calls.ts';
import { mcpRoute } from '../open/mcp/mcp-route.ts';
import { openMenuPlanCalls } from '../open/menu-plans/menu-plan-calls.ts';
import { openKeyRoute } from '../open/open-key-route.ts';

interface OpenApiNeeds extends Services {
  callers: OpenCallers;
  /** Calls that each integration may make. */
  perMinute: number;
  version: string;
}

/** The API for programs: every call counted and answered once. */
export function openApi(api: FastifyInstance, { callers, perMinute, version, ...services }: OpenApiNeeds): void {
  openGateway(api, services, { callers, perMinute });
  openKeyRoute(api, { ...services, perMinute });
  openCalls(api, services);
  openInvoiceCalls(api, services);
  openMenuPlanCalls(api, services);
  openCompareRoute(api, services);
  mcpRoute(api, { ...services, perMinute, version });
}
