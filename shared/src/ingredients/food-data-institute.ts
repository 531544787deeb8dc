import { ownValue } from '../kernel/own-value.ts';
import type { FoodDataRelease, InstituteFigure, SourceDescription, VariationRecord } from './food-data-release.ts';

/** Figures of an institute under licence, laid over the release where it is installed; never shipped with it. */
export interface InstituteOverlay {
  /** Their publisher and version: every factor that comes from them names it. */
  source: SourceDescription;
  /** By variation id. */
  figures: Record<string, InstituteFigure>;
}

/**
 * The release with the institute's own figures as its `rise` database. What the institute has no figure of keeps the public
 * one, which names its own source. The version tells of both, for a report that freezes it must tell which figures it had.
 */
export function withInstitute(release: FoodDataRelease, { source, figures }: InstituteOverlay): FoodDataRelease {
  const overlaid = (variation: VariationRecord): VariationRecord => {
    const institute = ownValue(figures, variation.id);
    return institute ? { ...variation, institute } : variation;
  };
  return {
    ...release,
    version: `${release.version}+${source.id}.${source.version}`,
    sources: [...release.sources.filter(({ id }) => id !== source.id), source],
    ingredients: release.ingredients.map((ingredient) => ({ ...ingredient, variations: ingredient.variations.map(overlaid) })),
  };
}
