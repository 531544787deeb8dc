import * as z from 'zod/mini';
import { endpoint, type Upload } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';

/** A scan of some pages. */
export const CERTIFICATE_MOST_BYTES = 5 * 1024 * 1024;

const CERTIFICATE_UPLOAD = {
  field: 'file',
  mostBytes: CERTIFICATE_MOST_BYTES,
  tooLarge: 'body_too_large',
} as const satisfies Upload;

/** The file of a scheme's certificate. */
export const LabelCertificate = z.object({
  name: z.string(),
  bytes: z.number(),
  addedAt: z.string(),
});
export type LabelCertificate = z.infer<typeof LabelCertificate>;

/** Where who runs the organization downloads it, below the API's base. */
export function certificateAddress(organizationId: string): string {
  return `/organizations/${encodeURIComponent(organizationId)}/label-certificate`;
}

const PATH = '/organizations/{id}/label-certificate';
const params = z.object({ id: Id });

export const uploadLabelCertificate = endpoint({
  method: 'POST',
  path: PATH,
  callers: 'signed-in',
  summary: 'Add the certificate of a scheme as a file, or replace it: PDF, PNG or JPG of at most 5 MB',
  description:
    'What it is, its content says. Who runs the organization downloads it from the same path by GET; nobody else does.',
  upload: CERTIFICATE_UPLOAD,
  params,
  /** The file's name where it comes from. */
  body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  reply: LabelCertificate,
});

export const deleteLabelCertificate = endpoint({
  method: 'DELETE',
  path: PATH,
  callers: 'signed-in',
  summary: 'Remove the file of the certificate',
  params,
  reply: params,
});
