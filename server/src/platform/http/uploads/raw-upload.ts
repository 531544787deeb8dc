import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { RawUpload } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes the routes of a scope take files of these types as their whole body, and nothing else. */
export function takeTypes(scope: FastifyInstance, { types, mostBytes }: RawUpload): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>([...types], { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, bytes, done) =>
    done(null, bytes),
  );
}

/** @throws malformed_request for a body that is empty or was never sent */
export function fileOfBody({ body }: FastifyRequest): Uint8Array {
  if (body instanceof Uint8Array && body.length > 0) return body;
  throw new AppError('malformed_request', [{ path: 'body', code: 'empty', message: 'The file is the body of the request.' }]);
}
