import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

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
