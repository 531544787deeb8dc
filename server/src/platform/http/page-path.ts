import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** The end of a file's name. */
const ENDING = /\.\w+$/;

/**
 * Whether a path may be a page: the browser side finds out which. A path that names a file, or leads through a folder that begins with
 * a dot, is asked by programs that look for what was left lying about; a page in answer would tell them that there is something.
 */
export function isPagePath(url: string): boolean {
  const folders = decoded(url.split(/[?#]/)[0] ?? '')
    ?.split(/[/\\]+/)
    .filter((folder) => folder !== '');
  if (!folders) return false;
  return !ENDING.test(folders.at(-1) ?? '') && folders.every((folder) => !folder.startsWith('.'));
}

/** Null for what no address is written like. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The page of a link is for those who were sent it. */
export function pageHeaders(url: string): Record<string, string> {
  const isLink = ['/shared-report/', '/report-mail/'].some((page) => url.startsWith(page));
  return {
    'cache-control': 'no-cache',
    ...(isLink && { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }),
  };
}

const PageFiles = z.record(z.string(), z.array(z.string()));

/** The `Link` header of a page's document: the files that the page will ask for, so that a browser asks for all of them at once. */
export type LinksOf = (url: string) => { link?: string };

/** As the browser side was built: without the list each file is found behind the one before, as ever. */
export async function pageFiles(folder: string): Promise<LinksOf> {
  const built = await readFile(`${folder}/page-files.json`, 'utf8').catch(() => '{}');
  const links = new Map(
    Object.entries(PageFiles.parse(JSON.parse(built))).map(([page, files]) => [page, files.map(link).join(', ')]),
  );
  return (url) => {
    const path = url.split(/[?#]/)[0] ?? '';
    const found = links.get(path) ?? links.get(`${path.slice(0, path.lastIndexOf('/'))}/*`);
    return found === undefined ? {} : { link: found };
  };
}

/** Asked for as the page itself does it: what is asked for otherwise comes twice. */
function link(file: string): string {
  return file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload; crossorigin`;
}
