import type { FailureReport } from '@plateprint/shared/exports/failure-report.ts';

type ToldError = FailureReport['errors'][number];

/** What caused it, and what caused that: a circle of causes ends as well. */
const MOST_CAUSES = 5;
const MOST_FRAMES = 30;

/** An error and its causes as they may leave the house: kinds, cleaned words, and places in our code. */
export function errorsOf(error: unknown): ToldError[] {
  const found: ToldError[] = [];
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
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|«[^»]*»/g, '[text]')
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '[address]')
    .replaceAll(/\S+@\S+/g, '[e-mail]')
    .replaceAll(/\?\S*/g, '?[query]')
    .replaceAll(/[\w+/=-]{20,}/g, '[key]')
    .replaceAll(/\d{5,}/g, '[number]');
}

/** `at recipeOf (file:///srv/server/src/recipes/recipe-store.ts:12:5)` as places below the product's own folder, the last call last. */
function framesOf(stack: string): NonNullable<ToldError['frames']> {
  const frames = [...stack.matchAll(/^\s+at (?:(?:async )?(.*?) \()?(?:file:\/\/)?([^()\s]+?):(\d+):(\d+)\)?$/gm)];
  return frames
    .slice(0, MOST_FRAMES)
    .map(([, name = '?', file = '', line, column]) => ({
      function: name,
      filename: file.replace(/^.*?\/(?=(?:server|shared|web|scripts|node_modules)\/)/, ''),
      lineno: Number(line),
      colno: Number(column),
    }))
    .toReversed();
}
