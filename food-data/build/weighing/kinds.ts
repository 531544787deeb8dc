import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { Weights } from '../crosswalk/weights.ts';
import { weightedCentre } from './centre.ts';
import { farmRatioTo } from './moved-farm.ts';
import { voicesOf, type Heard, type Voice } from './voices.ts';

/** The figure of a food as its own sources give it. */
export interface Weighing {
  voices: Voice[];
  /** kg CO2e per kg. */
  centre: number;
}

/** How much the foods of a kind move when their sources are weighed. */
export interface KindMove {
  /** Multiplier of the farm's stage without its land-use part, or of all stages. */
  ratio: number;
  moves: 'farm' | 'all';
  /** One figure for all: the cuts of an animal. */
  asOne: boolean;
  /** How many foods it was weighed on. */
  foods: number;
}

export interface KindMoves {
  ofClass: ReadonlyMap<string, KindMove>;
  /** By ingredient, outside the kinds: how its states move that were weighed. */
  ofIngredient: ReadonlyMap<string, KindMove>;
}

/** Null: too few independent sources speak about it. */
export function weighingOf(heard: Heard, weights: Weights): Weighing | null {
  const voices = voicesOf(heard, weights);
  // Those that share a weight count as one.
  const independent = voices.filter(({ shares }) => shares !== true).length + (voices.some(({ shares }) => shares) ? 1 : 0);
  return independent < weights.leastVoices ? null : { voices, centre: weightedCentre(voices) };
}

/** Each kind by the foods of it that have three sources; foods with the same records count once. */
export function kindMoves(heard: readonly Heard[], weights: Weights): KindMoves {
  const moves = new Map<string, KindMove>();
  for (const { originClasses, asOne } of weights.kinds) {
    const move = moveOf(
      heard.filter(({ place }) => originClasses.includes(place.originClass)),
      weights,
    );
    if (move) for (const originClass of originClasses) moves.set(originClass, { ...move, asOne });
  }
  for (const { originClasses, of } of weights.mixes) {
    const parts = Object.entries(of).map(([id, share]) => share * (moves.get(id)?.ratio ?? 1));
    const ratio = parts.reduce((sum, part) => sum + part, 0);
    for (const originClass of originClasses) moves.set(originClass, { ratio, moves: 'farm', asOne: true, foods: parts.length });
  }
  const others = heard.filter(({ place }) => !moves.has(place.originClass));
  const ofIngredient = [...Map.groupBy(others, ({ place }) => place.ingredient)].flatMap(([id, states]) => {
    const move = moveOf(states, weights);
    return move ? [[id, move] as const] : [];
  });
  return { ofClass: moves, ofIngredient: new Map(ofIngredient) };
}

function moveOf(foods: readonly Heard[], weights: Weights): KindMove | null {
  const farms = new Map<string, number>();
  const totals = new Map<string, number>();
  for (const food of foods) {
    const weighing = weighingOf(food, weights);
    if (!weighing) continue;
    const ratio = farmRatioTo(weighing.centre, food.figure);
    if (ratio !== null) farms.set(recordsOf(food), ratio);
    totals.set(recordsOf(food), weighing.centre / sumOfStages(food.figure.stages));
  }
  if (totals.size === 0) return null;
  const moves = farms.size > 0 ? 'farm' : 'all';
  const ratios = [...(moves === 'farm' ? farms : totals).values()];
  return { ratio: weightedCentre(ratios.map((value) => ({ value, weight: 1 }))), moves, asOne: false, foods: ratios.length };
}

function recordsOf({ values, entry }: Heard): string {
  return JSON.stringify([values.map(({ record }) => [record.source, record.record]), entry.override?.total]);
}
