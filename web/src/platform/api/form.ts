import { type AnyEndpoint, isRawUpload, type Upload } from '@plateprint/shared/kernel/api/endpoint.ts';
import { toWire } from '@plateprint/shared/kernel/api/wire-name.ts';

interface Sent {
  body?: unknown;
  file?: Blob;
}

/** The body of an upload: the file as it is, or a form with the file in it. */
export function uploadBody(endpoint: AnyEndpoint, sent: Sent): FormData | Blob | undefined {
  return isRawUpload(endpoint.upload as Upload) ? sent.file : formOf(endpoint, sent);
}

/** The form of an upload. Words first: a server that reads the form as it comes knows them before the file. */
export function formOf(endpoint: AnyEndpoint, { body, file }: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(toWire(endpoint.body, body ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  const { field } = endpoint.upload as { field: string };
  if (file) form.append(field, file, file instanceof File ? file.name : field);
  return form;
}
