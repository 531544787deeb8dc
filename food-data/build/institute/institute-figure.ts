import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { InstituteFigure } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import { publishedSplit } from '../figures/published-split.ts';
import { derivationSteps, derivedSplit, derivedStages, type Derivation } from '../figures/derived-figure.ts';
import type { PublishedValue } from '../read/published-values.ts';
import { derivedRange, rangeOf } from '../read/range.ts';
import { splitTotal } from '../figures/stage-split.ts';
import type { Sources } from '../read/sources.ts';

/** Agribalyse as published, without the consumer's stage; RIVM where Agribalyse has no entry. No override, no scaling. */
export function instituteFigure(
  entry: VariationEntry,
  values: readonly PublishedValue[],
  tables: Sources,
  typical: StageValues,
): InstituteFigure | null {
  const published = values.find(({ source }) => source === 'agribalyse' || source === 'rivm');
  if (!published) return null;

  const { source, record } = published.record;
  const own = source === 'agribalyse' ? tables.agribalyse.get(record)?.stages : undefined;
  const stages = own ?? splitTotal(published.atRetail, typical);
  const value = sumOfStages(stages);
  const grade = entry.proxy && source === 'agribalyse' ? 'C' : 'B';
  const { lowRatio, highRatio } = rangeOf(value, [], grade);
  const { override: _, ...asPublished } = entry;
  return {
    stages,
    split: publishedSplit(asPublished, { total: value, restsOnAgribalyse: false }, tables)?.split ?? null,
    grade,
    basis: grade === 'C' ? 'proxy' : 'direct',
    sources: [published.record],
    steps: [{ kind: 'as_published', stage: null, value, about: { source, record } }],
    low: value * lowRatio,
    high: value * highRatio,
  };
}

/** A state the institute has not published, from one that it has. */
export function derivedInstituteFigure(base: InstituteFigure, derivation: Derivation): InstituteFigure {
  const stages = derivedStages(base.stages, derivation);
  const value = sumOfStages(stages);
  const before = sumOfStages(base.stages);
  const { lowRatio, highRatio } = derivedRange({ lowRatio: base.low / before, highRatio: base.high / before }, 'C');
  return {
    ...base,
    stages,
    split: derivedSplit(base.split ?? null, derivation),
    grade: 'C',
    basis: 'derived',
    steps: [...base.steps, ...derivationSteps(derivation)],
    low: value * lowRatio,
    high: value * highRatio,
  };
}
