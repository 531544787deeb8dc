import type { FastifyInstance } from 'fastify';

/** Nothing is loaded from elsewhere but the APIs' answers (`origins`), nothing runs that is not a file of ours, and nobody frames us. */
function contentPolicy(secure: boolean, origins: readonly string[]): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return [...directives, ...(secure ? ['upgrade-insecure-requests'] : [])].join(';');
}

/** The same for every answer, so they are put together once; a route may say something stricter of its own. */
export function securityHeaders(app: FastifyInstance, { secure, origins }: { secure: boolean; origins: string[] }): void {
  const headers = {
    'content-security-policy': contentPolicy(secure, origins),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
