import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Configuration, isPublicHttps, trustedProxies } from '../platform/configuration.ts';
import type { Replica } from '../platform/database/replica.ts';
import type { FailureReports } from '../platform/failures/failure-reports.ts';
import { originsOf } from '../platform/http/api-bases.ts';
import { readJson } from '../platform/http/json-body.ts';
import { outsideOrigins } from '../platform/http/outside-address.ts';
import { answerNoRequest, PATIENCE, type Patience, serverPatience, watchBodies } from '../platform/http/patience.ts';
import { answerBrokenAddress, answerProblems } from '../platform/http/problem.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import type { Meters } from '../platform/metrics/meters.ts';
import { routeOf, watchAnswers } from '../platform/metrics/watch-answers.ts';

/** A recipe of 500 lines is 200 kB; nothing that is JSON needs more than this. */
const LARGEST_BODY = 2 * 1024 * 1024;

export interface AppOptions {
  configuration: Configuration;
  version: string;
  /** The folder of the built browser side; absent in tests of the API. */
  web?: string;
  logger?: FastifyBaseLogger | boolean;
  /** Called with every unforeseen error. */
  tell?: FailureReports['tell'];
  /** Counts what is answered. */
  meters?: Meters;
  /** A server that follows the database; absent: everything is read from the primary. */
  replica?: Replica | undefined;
  /** Whether changes can be written; absent: they can. */
  hasRoom?: () => boolean;
  /** How long a request may take to come; absent: as long as everywhere. */
  patience?: Patience;
  /** Whether the process was asked to stop: it answers still, and asks callers to come by another connection. */
  isStopping?: () => boolean;
}

/** Without the query, and without the secret that the page of a mail's link has in its path. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replaceAll(/\/[\w-]{40,}(?=\/|$)/g, '/…');
}

/** A server that answers nothing yet, with all that holds for whatever it will answer. */
export async function emptyApp(options: AppOptions): Promise<FastifyInstance> {
  const { configuration, logger, tell, meters, hasRoom, isStopping, patience = PATIENCE } = options;
  const app = Fastify({
    http: serverPatience(patience),
    requestTimeout: patience.requestMs,
    clientErrorHandler: answerNoRequest,
    ...(typeof logger === 'object' ? { loggerInstance: logger } : { logger: logger ?? false }),
    bodyLimit: LARGEST_BODY,
    trustProxy: trustedProxies(configuration),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }), // one line a request, by the hook below
    frameworkErrors: answerBrokenAddress,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what came in on an open connection is answered
    // A machine that is busy with more than this product starts it late rather than not at all.
    pluginTimeout: 120_000,
  });
  app.removeContentTypeParser('text/plain');
  readJson(app);
  app.decorate('served', []);
  if (hasRoom) app.decorate('hasRoom', hasRoom);
  if (options.replica) app.decorate('replica', options.replica);
  app.decorate('isPublicHttps', isPublicHttps(configuration));
  answerProblems(app, (error, request) => {
    meters?.failures.inc({ where: 'request' });
    tell?.(error, { where: 'request', what: `${request.method} ${routeOf(request)}`, requestId: request.id });
  });
  if (meters) watchAnswers(app, meters);
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(facts, 'answered');
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isStopping?.()) reply.header('connection', 'close');
  });
  const origins = [...originsOf(configuration, configuration.hostTable), ...outsideOrigins(configuration)];
  securityHeaders(app, { secure: app.isPublicHttps, origins });
  watchBodies(app, patience);
  await app.register(compress, { global: true, threshold: 4096, encodings: ['gzip', 'deflate', 'identity'] });
  return app;
}
