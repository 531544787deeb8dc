import { readFile } from 'node:fs/promises';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
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

/** By address, or by language; a list of a former build names nothing. */
const Files = z.catch(z.record(z.string(), z.array(z.string())), {});
const PageFiles = z.object({ pages: Files, signIn: Files });

/** Somebody who asks for a page. */
interface Visitor {
  hasSession: boolean;
  /** That their browser wishes for. */
  language: Language;
}

/** The `Link` header of a page's document: what the page will ask for, so that a browser asks for all of it at once. */
export type LinksOf = (url: string, visitor: Visitor) => { link: string };

/** What every page asks first, as the page itself asks it: where the APIs are, and from the one beside the page who is there. */
const CONFIG = '</api/config>; rel=preload; as=fetch; crossorigin';
const SESSION = '</api/users/authenticate>; rel=preload; as=fetch; crossorigin=use-credentials';

/** As the browser side was built: without the list each file is found behind the one before, as ever. */
export async function pageFiles(folder: string, { isApiBeside }: { isApiBeside: boolean }): Promise<LinksOf> {
  const read = await readFile(`${folder}/page-files.json`, 'utf8').catch(() => '{}');
  const { pages, signIn } = PageFiles.parse(JSON.parse(read));
  const asked = isApiBeside ? [CONFIG, SESSION] : [CONFIG];
  const filesOf = (url: string, { hasSession, language }: Visitor): string[] => {
    const path = url.split(/[?#]/)[0] ?? '';
    if (path === '/sign-in') return ownValue(signIn, language) ?? [];
    // Without a session the sign-in will come, whatever the address.
    if (!hasSession) return [];
    return ownValue(pages, path) ?? ownValue(pages, `${path.slice(0, path.lastIndexOf('/'))}/*`) ?? [];
  };
  return (url, visitor) => ({ link: [...asked, ...filesOf(url, visitor).map(link)].join(', ') });
}

/** Asked for as the page itself does it: what is asked for otherwise comes twice. */
function link(file: string): string {
  return file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload; crossorigin`;
}
