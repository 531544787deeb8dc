import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a change that another site's page makes with the person's cookie. Browsers say where a request comes from:
 * by `Sec-Fetch-Site`, older ones by `Origin`. A caller that sends neither is no browser, so nobody's cookie rides along.
 */
export function refuseForgery(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new AppError('forgery_suspected');
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).origin !== originOf(request)) throw new AppError('forgery_suspected');
}

/** Scheme, host and port that people have in their address bar; a proxy may have taken off the TLS. */
function originOf(request: FastifyRequest): string | null {
  const address = `${request.server.isPublicHttps ? 'https' : request.protocol}://${request.host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
