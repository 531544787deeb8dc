import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { pathOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callInputOf } from './tool-input.ts';
import type { Tool } from './tools.ts';

const HANDED_ON = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'] as const;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Makes a tool's call at the open API's own gateway, with the caller's key: its checks, its limits, its answer, and no second way
 * to any of them. A refusal reaches the assistant as the tool's answer.
 */
export async function useTool(
  api: FastifyInstance,
  { request, reply }: Exchange,
  { tool, given }: { tool: Tool; given: Record<string, unknown> },
): Promise<CallToolResult> {
  const { endpoint } = tool;
  const { body, ...place } = callInputOf(tool, given);
  const answer = await api.inject({
    method: endpoint.method,
    url: `${api.prefix}${pathOf(endpoint, place)}`,
    headers: { authorization: request.headers.authorization },
    ...(body === undefined ? {} : { payload: body }),
  });
  for (const name of HANDED_ON) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
  const content: CallToolResult['content'] = [{ type: 'text', text: answer.body }];
  return answer.statusCode < 300
    ? { content, structuredContent: answer.json<Record<string, unknown>>() }
    : { content, isError: true };
}
