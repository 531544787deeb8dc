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

const Files = z.array(z.string());
const FilesByLanguage = z.record(z.string(), Files);
const PageAhead = z.object({ first: Files, files: Files, texts: FilesByLanguage, answers: Files, ofRestaurant: Files });
/** By address, or by language; a list of a former build names nothing. */
const PageFiles = z.object({ pages: z.catch(z.record(z.string(), PageAhead), {}), signIn: z.catch(FilesByLanguage, {}) });

/** Somebody who asks for a page. */
interface Visitor {
  hasSession: boolean;
  /** That their browser showed last, or wishes for. */
  language: Language;
  /** The one that their browser showed last. */
  restaurant: string | null;
}

/** The `Link` header of a page's document: what the page will ask for, so that a browser asks for all of it at once. */
export type LinksOf = (url: string, visitor: Visitor) => { link: string };

/** What every page asks first, as the page itself asks it: its colours before anything is drawn, where the APIs are, and from the one beside the page who is there. */
const THEME = '</theme.js>; rel=preload; as=script';
const CONFIG = '</api/config>; rel=preload; as=fetch; crossorigin';
const SESSION = answer('/api/users/session');

function answer(path: string): string {
  return `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`;
}

/** The last part of an address that a star may stand for: nothing that would end a link. */
const PART = /^[\w-]{1,100}$/;

/** As the browser side was built: without the list each file is found behind the one before, as ever. */
export async function pageFiles(folder: string, { isApiBeside }: { isApiBeside: boolean }): Promise<LinksOf> {
  const read = await readFile(`${folder}/page-files.json`, 'utf8').catch(() => '{}');
  const { pages, signIn } = PageFiles.parse(JSON.parse(read));
  const asked = isApiBeside ? [THEME, CONFIG, SESSION] : [THEME, CONFIG];
  const aheadOf = (url: string, { hasSession, language, restaurant }: Visitor): string[] => {
    const path = url.split(/[?#]/)[0] ?? '';
    if (path === '/sign-in') return (ownValue(signIn, language) ?? []).map(link);
    // Without a session the sign-in will come, whatever the address.
    if (!hasSession) return [];
    const last = path.slice(path.lastIndexOf('/') + 1);
    const page = ownValue(pages, path) ?? (PART.test(last) ? ownValue(pages, `${path.slice(0, -last.length)}*`) : undefined);
    if (!page) return [];
    const answers = isApiBeside ? page.answers.map((each) => answer(each.replace('*', last))) : [];
    const isNoted = isApiBeside && path === url && restaurant !== null && PART.test(restaurant);
    const ofRestaurant = isNoted ? page.ofRestaurant.map((each) => answer(each.replace('*', restaurant))) : [];
    const texts = (ownValue(page.texts, language) ?? []).map(link);
    return [...answers, ...page.first.map(link), ...ofRestaurant, ...texts, ...page.files.map(link)];
  };
  return (url, visitor) => ({ link: [...asked, ...aheadOf(url, visitor)].join(', ') });
}

/** Asked for as the page itself does it: what is asked for otherwise comes twice. */
function link(file: string): string {
  return file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload; crossorigin`;
}
