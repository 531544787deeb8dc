import { withoutEnd } from '@plateprint/shared/kernel/reading/ends.ts';
import type { FailureReport } from '@plateprint/shared/exports/failure-report.ts';

type ReportedError = FailureReport['errors'][number];

/** The chain of causes is followed this far, so that a circle ends as well. */
const MOST_CAUSES = 5;
const MOST_FRAMES = 30;

/** An error and its causes as they may leave the installation: kinds, cleaned words, and places in our code. */
export function errorsOf(error: unknown): ReportedError[] {
  const found: ReportedError[] = [];
  for (let one: unknown = error; one !== undefined && one !== null && found.length < MOST_CAUSES;) {
    if (!(one instanceof Error)) return [...found, { type: typeof one, value: 'something that is no error was thrown' }];
    found.push({ type: one.name, value: cleaned(codeOf(one) + one.message), frames: framesOf(one.stack ?? '') });
    one = one.cause;
  }
  return found;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' && /^\w{1,30}$/.test(error.code) ? `${error.code}: ` : '';
}

/**
 * A message without what came from outside: the database quotes the value that it could not read, a parser the text, a
 * client the address. What stands in quotes, addresses, e-mail addresses, and whatever is long enough to be a key goes.
 */
export function cleaned(message: string): string {
  return (message.split('\n')[0] ?? '')
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”|«[^«»]*»/g, '[text]')
    .replaceAll(/\S+/g, withoutAddress)
    .replaceAll(/\S+/g, (word) => (word.slice(1, -1).includes('@') ? '[e-mail]' : word))
    .replaceAll(/\?\S*/g, '?[query]')
    .replaceAll(/[\w+/=-]{20,}/g, '[key]')
    .replaceAll(/\d{5,}/g, '[number]');
}

/** `at recipeOf (file:///srv/server/src/recipes/recipe-store.ts:12:5)` as places below the product's own folder, the last call last. */
function framesOf(stack: string): NonNullable<ReportedError['frames']> {
  return stack
    .split('\n')
    .flatMap((line) => frameIn(line.trim()) ?? [])
    .slice(0, MOST_FRAMES)
    .toReversed();
}

/** "(https://example.com/x)" is "([address]". */
function withoutAddress(word: string): string {
  const at = word.indexOf('://');
  const before = withoutEnd(word.slice(0, Math.max(at, 0)), /[a-z0-9+.-]/i);
  return at > before.length && at + 3 < word.length ? `${before}[address]` : word;
}

/** "at async recipeOf (file:///srv/recipe-store.ts:12:5)", "at file:///srv/main.ts:3:1". */
function frameIn(line: string): NonNullable<ReportedError['frames']>[number] | null {
  if (!line.startsWith('at ')) return null;
  const said = line.slice('at '.length).replace(/\)$/, '');
  const opening = said.lastIndexOf(' (');
  const place = said.slice(opening === -1 ? 0 : opening + ' ('.length);
  const [, file, lineno, colno] = /^([^()\s]+):(\d{1,9}):(\d{1,9})$/.exec(place) ?? [];
  if (file === undefined) return null;
  return {
    function: opening === -1 ? '?' : said.slice(0, opening).replace(/^async /, ''),
    filename: file.replace(/^file:\/\//, '').replace(/^.*?\/(?=(?:server|shared|web|scripts|node_modules)\/)/, ''),
    lineno: Number(lineno),
    colno: Number(colno),
  };
}
