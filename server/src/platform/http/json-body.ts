import { isUtf8 } from 'node:buffer';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';

const OTHER_ENCODING = {
  path: 'body',
  code: 'not_utf8',
  message: 'JSON is written in UTF-8 (RFC 8259); these bytes are in another encoding, such as Latin-1.',
};

/**
 * Reads JSON that is UTF-8 and refuses what is not: decoded all the same, every letter that is not ASCII would be kept as a
 * replacement character, and nobody could say any more what was written. What says of itself that it is in another encoding is
 * of a type that is not taken.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isDeclaredUtf8(request.headers['content-type'])) done(new AppError('unsupported_media_type'));
    else if (isUtf8(bytes)) void parse(request, bytes.toString('utf8'), done);
    else done(new AppError('malformed_request', [OTHER_ENCODING]));
  });
}

/** Without a declaration JSON is UTF-8. */
function isDeclaredUtf8(type = ''): boolean {
  const declared = type
    .split(';')
    .slice(1)
    .map((parameter) => parameter.split('='))
    .filter(([name = '']) => name.trim().toLowerCase() === 'charset');
  return declared.every(([, value = '']) => /^"?utf-?8"?$/i.test(value.trim()));
}
