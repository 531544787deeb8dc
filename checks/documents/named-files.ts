import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Whoever reads of a file looks for it, so the pages name only files that are there: each relative link, and each path in code
 * quotes that begins in the repository (`server/src/app.ts`) or is the end of a path (`rows/sold-line.ts`). `*`, `**`, `…` and
 * `<area>` stand for whatever is there; what begins with a slash is an address of the product.
 */
const SOURCE = /\.(?:ts|tsx|mjs|css|sql|sh)$/u;
const PATH = /^[\w@.<>*…/+-]{1,150}$/u;

/** Files that are there only where an institute's figures were imported. */
const KEPT_OUTSIDE = new Set(['food-data/institute/institute.json']);

/** Links of a page that lead into the repository, without what stands behind `#`. */
export function linksIn(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^()\s#]{1,200})/gu)].map(([, link = '']) => link);
  return links.filter((link) => !/^[a-z]{2,8}:/u.test(link));
}

/** Paths in the code quotes of a page, those of commands too. */
export function pathsIn(text: string, tops: ReadonlySet<string>): string[] {
  const quoted = [...text.matchAll(/`([^`\n]{1,200})`/gu)].map(([, words = '']) => words);
  const words = quoted.flatMap((quote) => quote.split(' ')).filter((word) => PATH.test(word) && !word.startsWith('/'));
  return words.filter((word) => SOURCE.test(word) || (word.includes('/') && tops.has(word.split('/')[0] ?? '')));
}

/** Whether a path may be meant by a word. */
function isNamedBy(word: string): (path: string) => boolean {
  const parts = word.replace(/\/$/u, '').split(/(\*\*\/|\*|…|<\w{1,20}>)/u);
  const asked = parts.map((part, at) =>
    at % 2 === 0 ? part.replaceAll(/[.+@]/gu, '[$&]') : part === '**/' ? '(?:.{1,200}/)?' : '[^/]{0,100}',
  );
  const pattern = new RegExp(`(?:^|/)${asked.join('')}$`, 'u');
  return (path) => pattern.test(path);
}

export interface DocumentPage {
  file: string;
  text: string;
}

/** Paths that a page names and the repository does not have, folders among them. */
export function goneFiles({ file, text }: DocumentPage, paths: ReadonlySet<string>): string[] {
  const tops = new Set([...paths].map((path) => path.split('/')[0] ?? ''));
  const all = [...paths];
  const links = linksIn(text).filter(
    (link) => !paths.has(posix.normalize(posix.join(posix.dirname(file), link)).replace(/\/$/u, '')),
  );
  const words = pathsIn(text, tops).filter((word) => !KEPT_OUTSIDE.has(word) && !all.some(isNamedBy(word)));
  return [...links, ...words].map((name) => `${file} names ${name}, which is not there`);
}

/** Every path that is kept in the repository, and every folder of them. */
function pathsOf(root: string): ReadonlySet<string> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((path) => path !== '');
  return new Set(files.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))));
}

/** Missing paths of all pages but decisions, which describe their own day. */
export function documentFaults(root: string): string[] {
  const paths = pathsOf(root);
  const pages = [...paths].filter((path) => path.endsWith('.md') && !path.startsWith('docs/decisions/'));
  return pages.flatMap((file) => goneFiles({ file, text: readFileSync(join(root, file), 'utf8') }, paths));
}

/** What a comment may cite: decisions by their number, and points of `docs/what-it-does.md`. */
export interface Citable {
  decisions: ReadonlySet<string>;
  points: number;
}

const CITED_DECISIONS = /\(decisions? ((?:\d{1,4}(?:, | and )?){1,6})\)/gu;
const CITED_POINTS = /specification, points? ((?:\d{1,2}(?:, | and )?){1,9})/gu;

/** Citations of a source file that lead nowhere in the repository. */
export function goneCitations({ file, text }: DocumentPage, { decisions, points }: Citable): string[] {
  const numbers = (cited: RegExp): string[] => [...text.matchAll(cited)].flatMap(([, said = '']) => said.match(/\d+/gu) ?? []);
  const gone = [
    ...(/\bDECISIONS\b/u.test(text) ? ['DECISIONS'] : []),
    ...numbers(CITED_DECISIONS)
      .filter((number) => !decisions.has(number.padStart(4, '0')))
      .map((number) => `decision ${number}`),
    ...numbers(CITED_POINTS)
      .filter((number) => Number(number) > points)
      .map((number) => `point ${number} of the specification`),
  ];
  return gone.map((cited) => `${file} cites ${cited}, which is not there`);
}

/** Sources but the checks and their tests, which name what they refuse. */
export function citationFaults(root: string): string[] {
  const paths = pathsOf(root);
  const pages = [...paths].filter((path) => path.startsWith('docs/decisions/'));
  const decisions = new Set(pages.map((path) => posix.basename(path).slice(0, 4)));
  const points = [...readFileSync(join(root, 'docs/what-it-does.md'), 'utf8').matchAll(/^## \d/gmu)].length;
  return [...paths]
    .filter((path) => SOURCE.test(path) && !path.startsWith('checks/documents/named-files'))
    .flatMap((file) => goneCitations({ file, text: readFileSync(join(root, file), 'utf8') }, { decisions, points }));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const faults = [...documentFaults(root), ...citationFaults(root)];
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? 'Every file that a page names is there, and what comments cite.'
      : `${faults.length} files that pages name or comments cite are gone.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
