import type { ProblemCode } from '../kernel/app-error.ts';
import type { Upload } from '../kernel/endpoint.ts';

/** Logos of organizations and restaurants: JPG, PNG or SVG of at most 10 MB (specification, point 5). */
export const LOGO_MOST_BYTES = 10 * 1024 * 1024;
export const LOGO_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/svg+xml'] as const;

export const LOGO_UPLOAD = { field: 'image', mostBytes: LOGO_MOST_BYTES, tooLarge: 'logo_too_large' } as const satisfies Upload;

/** What is wrong with a chosen file, before it is sent; the server judges again, by what is in it. */
export function logoProblem({ type, size }: { type: string; size: number }): ProblemCode | null {
  if (!(LOGO_MEDIA_TYPES as readonly string[]).includes(type)) return 'logo_format';
  return size > LOGO_MOST_BYTES ? 'logo_too_large' : null;
}
