import * as z from 'zod/mini';

/** C0 and C1 control characters and those that turn the direction of text; a tab or a line's end may be allowed. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;
const LINE_BREAKS = /[\t\n\r]/;
/** A tag, a comment or a declaration as browsers read them; "a < b" and "<3" are none. */
const MARKUP = /<(?:[a-z][^>]*|\/[a-z][^>]*|!--|!doctype|\?xml)/i;

const PROBLEMS = ['control_characters', 'line_breaks', 'markup'] as const;
export type PlainTextProblem = (typeof PROBLEMS)[number];

/** Whether a field was refused for what no person types into it. */
export function isPlainTextProblem(code: string): boolean {
  return PROBLEMS.some((problem) => problem === code);
}

/** The part of a text that no person types into a field, half a character (a lone surrogate) among it; null when it is plain. */
export function plainTextProblem(text: string, { lines }: { lines: boolean }): PlainTextProblem | null {
  if (CONTROL.test(text) || !text.isWellFormed()) return 'control_characters';
  if (!lines && LINE_BREAKS.test(text)) return 'line_breaks';
  return MARKUP.test(text) ? 'markup' : null;
}

/** A text of at most `most` characters without control characters and markup; `lines` allows several lines. */
export function plainText(most: number, { lines = false } = {}) {
  return z.string().check(
    z.maxLength(most),
    z.check<string>((text) => {
      const problem = plainTextProblem(text.value, { lines });
      if (problem) text.issues.push({ code: 'custom', message: problem, input: text.value });
    }),
  );
}

/** A text to search for: anything that can be typed in one line, markup too, for it is compared and never shown. */
export function searchText(most: number) {
  return z.string().check(
    z.maxLength(most),
    z.refine((text) => !CONTROL.test(text) && !LINE_BREAKS.test(text) && text.isWellFormed(), 'control_characters'),
  );
}
