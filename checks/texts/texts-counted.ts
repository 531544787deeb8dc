/** Words that end like a plural and are none: what stands behind a name, a share or a unit. */
const NO_NOUNS = new Set(
  'adds is was has does less ms as its this us belongs waits stays gets takes contains invites leads counts becomes signs means plus'.split(
    ' ',
  ),
);

/** Texts whose number is never one, each with what says so. */
const NEVER_ONE: ReadonlyMap<string, string> = new Map([
  ['ingredients.method.size', 'thousands of ingredients, eight languages'],
  ['ingredients/why.about.mean', 'a mean is of several countries'],
  ['integrations.rotate.lead', 'a former key works for a day'],
  ['integrations.rotate.formerWorks', 'a former key works for a day'],
  ['integrations.webhook.most', 'a limit of several addresses'],
  ['integrations/developer.schema.limits.mostLength', 'limits of texts'],
  ['integrations/developer.schema.limits.mostItems', 'limits of lists'],
  ['leaderboard.why.least', 'a bar of many servings'],
  ['leaderboard.lacks.months', 'the branch of several months'],
  ['leaderboard.lacks.servings', 'a bar of many servings'],
  ['leaderboard.lacks.year_before', 'the branch of several months'],
  ['spreadsheets.columnsLeft', 'a limit of many columns'],
  ['dashboard/comparison.basis.reports', 'a comparison is of several restaurants'],
  ['dashboard/comparison.missing.count', 'a comparison is of several restaurants'],
  ['recipes/recalculation.waiting', 'shown for libraries, and in the branches of what waits'],
  ['reports/overview.countSoFar', 'shown from the second page on'],
]);

/** `{count} more rows`, `{lines, number} lines`: at most one word between the number and its noun. */
const COUNTED = /\{(\w+)(?:, number)?\} (?:(\p{Ll}+) )?(\p{Ll}+s)(?![\p{L}’'])/gu;

/**
 * The number of an English text that stands before a noun in the plural, outside of a plural: "1 lines". The other languages have the
 * same arguments, so that they inflect where English does.
 */
export function countWithoutPlural(name: string, english: string): string | null {
  if (NEVER_ONE.has(name)) return null;
  for (const { index, 1: argument = '', 2: between = '', 3: noun = '' } of english.matchAll(COUNTED)) {
    if (NO_NOUNS.has(noun) || NO_NOUNS.has(between) || isInBranch(english, index)) continue;
    return `{${argument}} ${between === '' ? noun : `${between} ${noun}`}`;
  }
  return null;
}

/** Within the branches of a plural that another number chooses, the writer has looked at the form. */
function isInBranch(text: string, at: number): boolean {
  let depth = 0;
  for (const sign of text.slice(0, at)) depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
  return depth > 0;
}
