import { randomBytes } from 'node:crypto';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from './file-store.ts';
import { type Picture, PICTURE_MEDIA_TYPE, type PictureKind } from './picture-kind.ts';

/** The kinds of pictures; each has a folder of its own. */
export type UploadFolder = 'logos' | 'thumbnails' | 'backgrounds' | 'photos';
const FOLDERS: readonly UploadFolder[] = ['logos', 'thumbnails', 'backgrounds', 'photos'];

const BASE = '/static/uploads/';
const NAME = /^([\w-]{22,43})\.(jpg|png|svg)$/;

/** Where a file is in the store, by its path; null for a path that none of ours has. */
function keyOf(path: string): { key: string; kind: PictureKind } | null {
  const [folder, name = '', ...rest] = path.startsWith(BASE) ? path.slice(BASE.length).split('/') : [];
  const [, , kind] = NAME.exec(name) ?? [];
  if (!kind || rest.length > 0 || !FOLDERS.includes(folder as UploadFolder)) return null;
  return { key: `uploads/${folder ?? ''}/${name}`, kind: kind as PictureKind };
}

/** Keeps a picture under a name that nobody guesses. @returns the path it is served at, for ever the same content. */
export async function keepPicture(files: FileStore, folder: UploadFolder, { kind, content }: Picture): Promise<string> {
  const path = `${BASE}${folder}/${randomBytes(24).toString('base64url')}.${kind}`;
  await files.put(`uploads/${path.slice(BASE.length)}`, content);
  return path;
}

/** Removes a kept picture for good; a path that is none of ours is left alone. */
export async function dropPicture(files: FileStore, path: string): Promise<void> {
  const found = keyOf(path);
  if (found) await files.remove(found.key);
}

/** A picture opened on its own is a document: nothing runs in it, nothing loads, and it has no origin. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Serves kept pictures: by their own type, never guessed at, for a year, to those who know the name. */
export function serveUploads(app: FastifyInstance, files: FileStore): void {
  app.get(`${BASE}*`, async (request, reply) => {
    const found = keyOf(request.url.split('?')[0] ?? '');
    const content = found && (await files.get(found.key));
    if (!found || !content) throw new AppError('not_found');
    return reply
      .headers({
        'content-type': PICTURE_MEDIA_TYPE[found.kind],
        'content-security-policy': POLICY,
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(Buffer.from(content));
  });
}
