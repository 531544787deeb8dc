import rateLimit from '@fastify/rate-limit';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { MAIL_KEY } from '@plateprint/shared/reports/api/report-mail-api.ts';
import type { FastifyInstance } from 'fastify';
import { takeTypes } from '../../platform/http/uploads/raw-upload.ts';
import type { Services } from '../../platform/services.ts';
import { endMailsOfKey } from '../share/report-mails.ts';

/** The two ways in which a form may be written. */
const FORMS = { types: ['application/x-www-form-urlencoded', 'multipart/form-data'], mostBytes: 4096 };

/**
 * `POST /report-mail/{key}`: the button of a mail program ends monthly mails (RFC 8058). It is a mail provider that asks, from an origin
 * of its own or from none and without a cookie: no session counts, the secret alone does. Opened, the same address is the recipient's
 * page, which ends nothing by itself, for programs that look through mails open whatever stands in them.
 */
export async function unsubscribeRoute(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'clock'>,
  requestsPerMinute: number,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000 });
    takeTypes(scope, FORMS);
    scope.post('/report-mail/:key', async ({ params, body }, reply) => {
      const { key } = params as { key: string };
      if (!MAIL_KEY.test(key)) throw new AppError('not_found');
      if (!saysUnsubscribe(body)) throw new AppError('malformed_request');
      await endMailsOfKey(services, key);
      return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }).send();
    });
  });
}

/** Whether a form says `List-Unsubscribe=One-Click`. It is looked for, not read: one that is written askew is no less meant. */
function saysUnsubscribe(body: unknown): boolean {
  const text = body instanceof Uint8Array ? Buffer.from(body).toString('latin1').toLowerCase() : '';
  const name = text.indexOf('list-unsubscribe');
  return name !== -1 && text.includes('one-click', name);
}
