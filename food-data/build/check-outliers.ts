import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import { notice, type Finding } from './findings.ts';
import type { ResolvedIngredient } from './build-release.ts';
import type { Resolved } from './resolve-ingredient.ts';

/** Sources that differ by more than this from the figure talk of another food, or one of the two is wrong. */
const OUTLIER = 3;

/** Figures beyond ×3 of another source; a reviewed override is a written reason and needs none beside it. */
export function checkOutliers(resolved: readonly ResolvedIngredient[]): Finding[] {
  return resolved.flatMap(({ entry, variations }) => variations.flatMap((variation) => outliersOf(entry.id, variation)));
}

function outliersOf(id: string, { entry, figure, values }: Resolved): Finding[] {
  if (!figure || entry.override || figure.basis === 'derived') return [];
  const total = sumOfStages(figure.stages);
  return values
    .filter(({ source, atRetail }) => source !== 'pn' && (atRetail / total > OUTLIER || total / atRetail > OUTLIER))
    .map(({ record, atRetail }) =>
      notice(
        'outlier',
        `${id}.${entry.state} ${total.toFixed(2)}: ${record.source} ${record.record} says ${atRetail.toFixed(2)}`,
      ),
    );
}
