import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const FOLDER = join(import.meta.dirname, '../../../shared/src/integrations/open/examples');

/** The answers that the examples of the open API show, by the examples' names, as they were answered now. */
export type AnswersNow = ReadonlyMap<string, unknown>;

/**
 * Writes answers into the files of the examples, in place of those that stand there: `WRITE_EXAMPLES=1 npx vitest run
 * server/test/open-examples`, then `npm run format`. What changed is read in the diff.
 */
export function writeExamples(answers: AnswersNow): void {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('-examples-api.ts'))) {
    const path = join(FOLDER, file);
    const source = readFileSync(path, 'utf8');
    const written = repliesIn(path, source)
      .filter(({ name }) => answers.has(name))
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, { name, start, end }) => text.slice(0, start) + literal(answers.get(name)) + text.slice(end), source);
    if (written !== source) writeFileSync(path, written);
  }
}

/** Keys stand without quotes, texts in single ones, as the formatter leaves them. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/"([A-Za-z_]\w*)":/gu, '$1:')
    .replaceAll(
      /"((?:[^"\\]|\\.)*)"/gu,
      (_, text: string) => `'${text.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`,
    );
}

interface Reply {
  name: string;
  start: number;
  end: number;
}

/** Where in a file each `example(…, { name, reply })` has its reply. */
function repliesIn(path: string, source: string): Reply[] {
  const found: Reply[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, shown] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'example' || shown?.type !== 'ObjectExpression') return;
      const of = (word: string) =>
        shown.properties.flatMap((each) =>
          each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === word ? [each.value] : [],
        )[0];
      const [name, reply] = [of('name'), of('reply')];
      if (name?.type === 'Literal' && reply) found.push({ name: String(name.value), start: reply.start, end: reply.end });
    },
  }).visit(parseSync(path, source).program);
  return found;
}

/** An answer with the ids and the moments of the example where they differ from day to day: the rest is what changed. */
export function keptWhereItVaries(answer: unknown, shown: unknown, varies: readonly string[]): unknown {
  return varies.reduce<unknown>((whole, path) => kept(whole, shown, path.split('.')), answer);
}

function kept(here: unknown, shown: unknown, [word, ...rest]: readonly string[]): unknown {
  if (word === undefined) return shown ?? here;
  if (typeof here !== 'object' || here === null || typeof shown !== 'object' || shown === null) return here;
  if (Array.isArray(here))
    return here.map((one: unknown, place) =>
      word === '*' || Number(word) === place ? kept(one, (shown as unknown[])[place], rest) : one,
    );
  const [from, to] = [here as Record<string, unknown>, shown as Record<string, unknown>];
  if (!(word in from) || !(word in to)) return here;
  return { ...from, [word]: kept(from[word], to[word], rest) };
}
