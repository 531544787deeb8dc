import type { FoodDataRelease } from '../food-data-release.ts';
import { kindOfSource, PIECE_SOURCE_KINDS, pieceSourceOf } from '../pieces/piece-source.ts';
import { GRADES } from '../ingredient-facts.ts';
import type { ReleaseCoverage } from './release-quality.ts';

/** How much of a kitchen's questions the release answers, counted over the states of its foods. */
export function releaseCoverage({ ingredients }: Pick<FoodDataRelease, 'ingredients'>): ReleaseCoverage {
  const all = ingredients.flatMap(({ variations }) => variations);
  const share = (is: (each: (typeof all)[number]) => boolean) => (all.length === 0 ? 0 : all.filter(is).length / all.length);
  return {
    variations: all.length,
    grades: GRADES.map((grade) => ({
      grade,
      variations: all.filter((each) => each.base !== null && each.grade === grade).length,
    })),
    landUseApart: share(({ split }) => split !== null),
    nutrition: share(({ nutrition }) => nutrition !== null),
    water: share(({ water }) => water !== null),
    land: share(({ land }) => land !== null),
    pieceWeights: pieceWeights(ingredients),
  };
}

function pieceWeights(ingredients: FoodDataRelease['ingredients']): ReleaseCoverage['pieceWeights'] {
  const kinds = ingredients.flatMap(({ pieces, pieceSources }) =>
    Object.keys(pieces).map((unit) => kindOfSource(pieceSourceOf(pieceSources, unit) ?? 'estimate')),
  );
  return PIECE_SOURCE_KINDS.map((from) => ({ from, weights: kinds.filter((kind) => kind === from).length }));
}
