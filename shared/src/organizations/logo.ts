import type { Upload } from '../kernel/api/endpoint.ts';

/** Logos of organizations and restaurants: JPG, PNG or SVG of at most 10 MB (specification, point 5). */
export const LOGO_MOST_BYTES = 10 * 1024 * 1024;

export const LOGO_UPLOAD = { field: 'image', mostBytes: LOGO_MOST_BYTES, tooLarge: 'logo_too_large' } as const satisfies Upload;
