import type { LineProblem, RecipeFootprint } from '../model/recipe.ts';

/** Problems of a missing weight; of every other problem the meaning of the line is missing, or its figure. */
const OF_WEIGHT: ReadonlySet<LineProblem | null> = new Set<LineProblem | null>([
  'no_amount',
  'no_unit',
  'negative_amount',
  'amount_too_large',
  'unit_not_taken',
]);

/**
 * The lines for whose sake a dish has no level, by what they lack: a weight, or somebody who knows what they are; of these apart
 * what would be the largest part of the dish, and what is only of a kind that decides its figure, however little there is of it.
 */
export function mainPartsLacking({
  lines,
  coverage,
}: Pick<RecipeFootprint, 'lines' | 'coverage'>): Record<'weight' | 'largest' | 'kind', string[]> {
  const largest = new Set(coverage.uncountedLargest);
  const main = new Set([...(coverage.unweighedMain ?? []), ...largest]);
  const lacking = lines.filter(({ _id }) => main.has(_id));
  // A bag that lacks a main part itself has no problem of its own: what it lacks is looked for there.
  const isOfWeight = ({ problem }: (typeof lines)[number]): boolean => problem === null || OF_WEIGHT.has(problem);
  const ofFigure = lacking.filter((line) => !isOfWeight(line)).map(({ _id }) => _id);
  return {
    weight: lacking.filter(isOfWeight).map(({ _id }) => _id),
    largest: ofFigure.filter((id) => largest.has(id)),
    kind: ofFigure.filter((id) => !largest.has(id)),
  };
}
