import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { AppError, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/** How long a caller may keep a connection open with a request that does not come, in milliseconds. */
export interface Patience {
  /** From the connection, or the request's first byte, to the end of its headers. */
  headersMs: number;
  /** Without a byte of a body. */
  bodyMs: number;
  /** For a whole request, however slowly it comes: 10 MB, the largest file, in 10 minutes are 17 kB/s. */
  requestMs: number;
  /** How often connections are looked through for headers and whole requests. */
  lookMs: number;
}

export const PATIENCE: Patience = { headersMs: 10_000, bodyMs: 30_000, requestMs: 600_000, lookMs: 2000 };

/** The options of Node's HTTP server. */
export function serverPatience({ headersMs, requestMs, lookMs }: Patience) {
  return { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: lookMs };
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Ends a request whose body does not go on: each byte that comes gives it as long again. */
export function watchBodies(app: FastifyInstance, { bodyMs }: Patience): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // A request that is handed in without a connection is there as a whole.
    if (hasBody(request) && raw.socket instanceof Socket) {
      raw.setTimeout(bodyMs);
      raw.once('end', () => raw.setTimeout(0));
      raw.once('timeout', () => {
        if (reply.sent) raw.destroy();
        else void sendProblem(reply.header('connection', 'close'), new AppError('request_timeout'));
      });
    }
    done();
  });
}

const TOO_LARGE = 431;

function problemOf(code: string | undefined): { code: ProblemCode; status: number } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('request_timeout');
  const { status, code: malformed } = new AppError('malformed_request');
  return { code: malformed, status: code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE : status };
}

/** Answers what never became a request: headers that did not come in time, are too many, or are no HTTP. */
export function answerNoRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const { code, status } = problemOf(error.code);
  const body = JSON.stringify({ type: 'about:blank', title: code.replaceAll('_', ' '), status, code, fields: [] });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
