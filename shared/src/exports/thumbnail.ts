import type { Upload } from '../kernel/api/endpoint.ts';

/** A thumbnail as the browser sends it: a JPG of at most 2 MB. */
export const THUMBNAIL = { field: 'image', mostBytes: 2 * 1024 * 1024, tooLarge: 'body_too_large' } as const satisfies Upload;
