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
  const isLink = url.startsWith('/shared-report/');
  return {
    'cache-control': 'no-cache',
    ...(isLink && { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }),
  };
}
