import type { LineProblem, RecipeFootprint } from '../model/recipe.ts';

/** What is missing is a weight; of every other problem it is what the line means, or its figure. */
const OF_WEIGHT: ReadonlySet<LineProblem | null> = new Set<LineProblem | null>([
  'no_amount',
  'no_unit',
  'negative_amount',
  'amount_too_large',
  'unit_not_taken',
]);

/** The lines for whose sake a dish has no level, by what they lack: a weight, or somebody who knows what they are. */
export function mainPartsLacking({
  lines,
  coverage,
}: Pick<RecipeFootprint, 'lines' | 'coverage'>): Record<'weight' | 'figure', string[]> {
  const main = new Set([...(coverage.unweighedMain ?? []), ...(coverage.uncountedLargest ?? [])]);
  const lacking = lines.filter(({ _id }) => main.has(_id));
  // A bag that lacks a main part itself has no problem of its own: what it lacks is looked for there.
  const isOfWeight = ({ problem }: (typeof lines)[number]): boolean => problem === null || OF_WEIGHT.has(problem);
  return {
    weight: lacking.filter(isOfWeight).map(({ _id }) => _id),
    figure: lacking.filter((line) => !isOfWeight(line)).map(({ _id }) => _id),
  };
}
