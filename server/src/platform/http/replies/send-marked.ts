import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends what anybody may read with a mark of all that it says: whoever has it already is not sent it again. */
export function sendMarked(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  void reply.headers({ ...headers, etag });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
}
