import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FormUpload } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes the routes of a scope take forms; the others go on refusing them. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/** Beside the file stand a few short fields: ids. */
const FIELDS = { fields: 20, fieldNameSize: 100, fieldSize: 2000 };

/** A body that is too large is read up to here, so that the browser hears the answer; beyond, the connection ends. */
const MOST_DRAINED = 64 * 1024 * 1024;

export interface Form {
  body: Record<string, unknown>;
  file: Uint8Array;
}

/**
 * Reads a form with one file in the field of the upload.
 * @throws unsupported_media_type when it is no form; the upload's own code for a file that is too large; invalid_input for
 * a form without its file, with another file, or with too much beside it.
 */
export async function readForm(request: FastifyRequest, { field, mostBytes, tooLarge }: FormUpload): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const body = new Map<string, unknown>();
  const files: Uint8Array[] = [];
  let isTooLarge = false;
  try {
    for await (const part of request.parts({ limits: { ...FIELDS, fileSize: mostBytes, files: 1 } })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) throw unfit(part.fieldname);
        body.set(part.fieldname, part.value);
      } else if (part.fieldname === field) {
        const bytes = await bytesOf(part);
        isTooLarge ||= bytes === null;
        files.push(bytes ?? new Uint8Array());
        if (isTooLarge && !(Number(request.headers['content-length']) <= MOST_DRAINED)) break;
      } else throw unfit(part.fieldname);
    }
  } catch (error) {
    throw isOfForm(error) ? unfit(field) : error;
  }
  if (isTooLarge) throw new AppError(tooLarge);
  const [file] = files;
  if (!file) throw unfit(field);
  return { body: Object.fromEntries(body), file };
}

/** Null for a file that was cut off at the limit. */
async function bytesOf({ file }: MultipartFile): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return file.truncated ? null : Buffer.concat(chunks);
}

/** Whether an error of the form reader says that the form is broken or holds too much. */
function isOfForm(error: unknown): boolean {
  if (error instanceof AppError || !(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^FST_(?:FILES|FIELDS|PARTS|PROTO|INVALID|NO_FORM|MP_)/.test(code) || /multipart|form|boundary|header/i.test(error.message)
  );
}

function unfit(path: string): AppError {
  return new AppError('invalid_input', [{ path: path.slice(0, 100), code: 'file', message: 'The form needs exactly one file.' }]);
}
