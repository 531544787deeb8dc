import { join, resolve } from 'node:path';
import { builtUnder } from './built-expressions.ts';
import { type Expression, expressionsUnder } from './expressions.ts';
import { judgedBefore, type JudgedBefore, superLinearity } from './judge-expression.ts';

export interface SuperLinear {
  path: string;
  line: number;
  rule: string;
}

interface Judged {
  expressions: number;
  violations: SuperLinear[];
}

/**
 * The regular expressions of the product that take more than linear time on some text, and the places that put together one
 * which nobody could judge.
 * @param buildLater builds what is not built while modules are loaded.
 */
export async function superLinearUnder(
  root: string,
  { buildLater, before }: { buildLater: () => Promise<void>; before: JudgedBefore },
): Promise<Judged> {
  const { literals, built: places } = await expressionsUnder(root);
  const built = await builtUnder(root, places, buildLater);
  const violations: SuperLinear[] = places
    .filter(({ path, line }) => !built.some((each) => each.path === path && each.line === line))
    .map(({ path, line }) => ({
      path,
      line,
      rule: 'puts an expression together that the check never sees: build it with its table',
    }));
  const expressions = distinct([...literals, ...built]);
  for (const expression of expressions) {
    if (before.has(expression)) continue;
    const reason = await superLinearity(expression);
    if (reason === null) before.add(expression);
    else violations.push({ ...expression, rule: `/${expression.source}/${expression.flags}: ${reason}` });
  }
  return { expressions: expressions.length, violations };
}

function distinct(expressions: readonly Expression[]): Expression[] {
  return [...new Map(expressions.map((each) => [`${each.source}/${each.flags}`, each])).values()];
}

if (import.meta.main) {
  const project = join(import.meta.dirname, '../..');
  const root = resolve(process.argv[2] ?? project);
  const before = await judgedBefore(join(root, 'node_modules/.cache/plateprint/linear-expressions.txt'));
  const buildLater = async (): Promise<void> => {
    if (root === project) (await import('../texts/language-tables.ts')).buildLanguageTables();
  };
  const { expressions, violations } = await superLinearUnder(root, { buildLater, before });
  await before.keep();
  for (const { path, line, rule } of violations) console.error(`${path}:${line} ${rule}`);
  console.log(
    violations.length === 0
      ? `${expressions} regular expressions read any text in linear time.`
      : `${violations.length} of ${expressions} regular expressions do not read every text in linear time.`,
  );
  // The process that judges would wait for more.
  process.exit(violations.length === 0 ? 0 : 1);
}
