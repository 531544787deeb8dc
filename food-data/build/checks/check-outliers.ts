import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { ResolvedIngredient } from '../release/build-release.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import { failure, notice, type Finding } from './findings.ts';
import type { PublishedValue } from '../read/published-values.ts';
import type { Resolved } from '../composed/resolved.ts';

/** Sources that differ by more than this from the figure talk of another food, or one of the two is wrong. */
const OUTLIER = 3;

/** Figures beyond ×3 of another source: each is corrected in the crosswalk, or a reviewer wrote down why it stands. */
export function checkOutliers(resolved: readonly ResolvedIngredient[], reviewed: Tables['reviewed-outliers']): Finding[] {
  return resolved.flatMap(({ entry, variations }) =>
    variations.flatMap((variation) => outliersOf(`${entry.id}.${variation.entry.state}`, variation, reviewed)),
  );
}

function outliersOf(id: string, { entry, figure, values }: Resolved, reviewed: Tables['reviewed-outliers']): Finding[] {
  if (!figure || entry.override || figure.basis === 'derived') return [];
  const total = sumOfStages(figure.stages);
  const isFar = ({ source, atRetail }: PublishedValue) =>
    source !== 'pn' && (atRetail / total > OUTLIER || total / atRetail > OUTLIER);
  return values.filter(isFar).map(({ record, atRetail }) => {
    const review = reviewed.find(({ source, records }) => source === record.source && records.includes(record.record));
    const text = `${id} ${total.toFixed(2)}: ${record.source} ${record.record} says ${atRetail.toFixed(2)}`;
    return review ? notice('outlier', `${text} (${review.reason})`) : failure('outlier', text);
  });
}
