import * as z from 'zod/mini';
import { endpoint, type Upload } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';

/** Pixels of the longer side as a browser sends it: twice as many as a menu page on a large phone shows. */
export const PHOTO_SIDE = 1600;

/** A photograph as it is sent: made smaller in the browser, a JPG of at most 4 MB. */
const PHOTO_UPLOAD = { field: 'image', mostBytes: 4 * 1024 * 1024, tooLarge: 'body_too_large' } as const satisfies Upload;

const RecipeId = z.object({ id: Id });

export const uploadRecipePhoto = endpoint({
  method: 'POST',
  path: '/recipes/photo/{id}',
  callers: 'signed-in',
  summary: 'Give a recipe its photograph, in place of the one it has: JPG of at most 4 MB, served without its metadata',
  params: RecipeId,
  upload: PHOTO_UPLOAD,
  reply: z.object({ photo: z.string() }),
});

export const deleteRecipePhoto = endpoint({
  method: 'DELETE',
  path: '/recipes/photo/{id}',
  callers: 'signed-in',
  summary: 'Take the photograph off a recipe, for good',
  params: RecipeId,
  reply: z.object({ id: z.string() }),
});
