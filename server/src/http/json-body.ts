import { isUtf8 } from 'node:buffer';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { FastifyInstance } from 'fastify';

const OTHER_ENCODING = {
  path: 'body',
  code: 'not_utf8',
  message: 'JSON is written in UTF-8 (RFC 8259); these bytes are in another encoding, such as Latin-1.',
};

/**
 * Reads JSON that is UTF-8 and refuses what is not: decoded all the same, every letter that is not ASCII would be kept as a
 * replacement character, and nobody could say any more what was written.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (isUtf8(bytes)) void parse(request, bytes.toString('utf8'), done);
    else done(new AppError('malformed_request', [OTHER_ENCODING]));
  });
}
