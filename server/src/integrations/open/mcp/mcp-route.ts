import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { EITHER } from '@plateprint/shared/integrations/open/open.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { callerOf } from '../calls/caller-of.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import { countCall } from '../gateway/count-call.ts';
import { demandOfKey } from '../gateway/open-gateway.ts';
import { inputSchemaOf, unknownArguments } from './tool-input.ts';
import { type Tool, TOOLS } from './tools.ts';
import { useTool } from './use-tool.ts';

const INSTRUCTIONS = `Reads the kitchens of one organization and the CO2e footprints of their food; it changes nothing. Footprints are grams CO2e from farm to kitchen door, in a range from \`low\` to \`high\`. Null is unknown: say so, and never take it for zero. With every total name its boundary and its coverage. Begin with list_restaurants: most tools ask for a restaurant's id.`;

/** Messages of an assistant are small, but for a recipe with long lines. */
const LARGEST_MESSAGE = 512 * 1024;

interface McpServices extends Pick<Services, 'database' | 'clock'> {
  perMinute: number;
  version: string;
}

/** The tools that a key is good for. */
function toolsFor({ integration }: OpenCaller): readonly Tool[] {
  return TOOLS.filter(({ endpoint }) => endpoint.flags.some((flag) => integration[flag]));
}

function serverOf(
  api: FastifyInstance,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  { tools, version }: { tools: readonly Tool[]; version: string },
): Server {
  const server = new Server({ name: 'plateprint', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: inputSchemaOf(tool),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name} for this key.`);
    const given = params.arguments ?? {};
    const [unknown] = unknownArguments(tool, given);
    if (unknown !== undefined) {
      const known = Object.keys(inputSchemaOf(tool).properties).join(', ');
      throw new McpError(ErrorCode.InvalidParams, `${tool.name} takes no “${unknown.slice(0, 60)}”, but: ${known}.`);
    }
    return useTool(api, exchange, { tool, given });
  });
  return server;
}

function usesTool(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'method' in message && message.method === 'tools/call';
}

/**
 * The open API for assistants: the Model Context Protocol over HTTP, without sessions, each message answered by JSON. It takes the
 * same keys; a message counts as one call, the use of a tool as the call that it makes.
 */
export function mcpRoute(api: FastifyInstance, { perMinute, version, ...services }: McpServices): void {
  const counting = { ...services, limit: perMinute };
  // A message that cannot be read is a call as well.
  async function countUnread(error: Error, { openCaller }: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (openCaller && !reply.hasHeader('ratelimit-limit'))
      await countCall(counting, { reply, integrationId: openCaller.integration.id, calls: 1 });
    throw error;
  }
  const way = { bodyLimit: LARGEST_MESSAGE, config: { countsItself: true }, errorHandler: countUnread } as const;
  api.post('/mcp', way, async (request, reply) => {
    const caller = callerOf(request);
    const integrationId = caller.integration.id;
    const count = async () => countCall(counting, { reply, integrationId, calls: 1 });
    const tools = toolsFor(caller);
    if (tools.length === 0 || !usesTool(request.body)) await count();
    demandOfKey(caller, EITHER);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = serverOf(api, { request, reply }, { tools, version });
    await server.connect(transport);
    const headers = Object.entries(request.headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const asked = new Request('http://localhost/mcp', { method: 'POST', headers: Object.fromEntries(headers) });
    const answer = await transport.handleRequest(asked, { parsedBody: request.body });
    const text = await answer.text();
    await server.close();
    // A call that names an unknown tool counts as well.
    if (!reply.hasHeader('ratelimit-limit')) await count();
    const type = answer.headers.get('content-type');
    if (type !== null) reply.type(type);
    return reply.code(answer.status).send(text);
  });

  // Nothing is pushed and no session is kept: there is nothing to listen to, and nothing to end.
  api.route({
    method: api.supportedMethods.filter((method) => method !== 'POST'),
    url: '/mcp',
    config: { isNoCall: true },
    handler: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new AppError('method_not_allowed');
    },
  });
}
