import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { WorldFarm } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Weights } from '../crosswalk/weights.ts';
import type { BaseFigure } from '../figures/base-factor.ts';
import { median } from '../read/median.ts';
import { farmRatioTo, withMovedFarm } from './moved-farm.ts';

/** A product of Poore & Nemecek: the mean of the world's farms, kg CO2e per kg at retail, and the share that is land-use change. */
export interface WorldProduct {
  mean: number;
  landUse: number;
}

/** How the foods of a product move from the European base to the world's farms. */
interface WorldMove {
  record: string;
  /** Multiplier of a total without its land-use part. */
  grown: number;
  /** Land-use change of the world by kg CO2e of a total without it. */
  cleared: number;
}

export type WorldMoves = ReadonlyMap<string, WorldMove>;

/** Beyond it a class mean of farms that bind and lose carbon tells no food's share. */
const LARGEST_LAND_USE_SHARE = 0.6;

interface FoodOfProduct {
  product: string;
  figure: BaseFigure;
}

/** By product: its mean against the median of our foods of it, drawn together by the weights of both. */
export function worldMoves(
  foods: readonly FoodOfProduct[],
  products: ReadonlyMap<string, WorldProduct>,
  { weight }: Weights['world'],
): WorldMoves {
  const moves = new Map<string, WorldMove>();
  for (const [record, { mean, landUse }] of products) {
    const own = median(foods.filter(({ product }) => product === record).map(({ figure }) => withoutLandUse(figure)));
    if (own === null || own <= 0 || mean <= 0 || Math.abs(landUse) > LARGEST_LAND_USE_SHARE) continue;
    const theirs = mean * (1 - landUse);
    moves.set(record, { record, grown: (theirs / own) ** (weight / (weight + 1)), cleared: (mean * landUse) / theirs });
  }
  return moves;
}

export function worldFarm(figure: BaseFigure, move: WorldMove | undefined, { weight }: Weights['world']): WorldFarm | null {
  if (!move) return null;
  const cleared = figure.split?.landUseChange ?? 0;
  const target = withoutLandUse(figure) * move.grown;
  const ratio = farmRatioTo(target + cleared, figure);
  if (ratio === null) return null;
  const { stages, split } = withMovedFarm(figure, ratio);
  if (!split) return { agriculture: stages.agriculture, split, record: move.record };
  const landUseChange = (cleared + weight * target * move.cleared) / (weight + 1);
  return {
    agriculture: stages.agriculture + landUseChange - cleared,
    split: { ...split, landUseChange },
    record: move.record,
  };
}

function withoutLandUse({ stages, split }: BaseFigure): number {
  return sumOfStages(stages) - (split?.landUseChange ?? 0);
}
