import type { Sourced } from '@plateprint/shared/ingredients/food-data-release.ts';
import { tellsItsFarm } from '../figures/farm-share.ts';
import { median } from '../read/median.ts';
import type { Resolved } from '../composed/resolved.ts';
import { WATER_AND_LAND_SOURCES, type WaterAndLand } from '../figures/water-and-land.ts';

/**
 * Categories of one kind of animal, and grain. The sources count water and land of livestock so differently (withdrawals or blue water,
 * rough grazing or not: ×20 for pork) that two cuts must not stand on two of them.
 */
export const ONE_SCALE_CATEGORIES: ReadonlySet<string> = new Set([
  'beef',
  'pork',
  'lamb-game',
  'poultry',
  'processed-meat',
  'milk-cream',
  'cheese',
  'eggs',
  'grains-flour',
]);
/** As many ingredients must have a source before it speaks for the others. */
const LEAST_FOODS = 3;

type What = keyof WaterAndLand;

/** The best source that enough of the category's ingredients have speaks for all: litres or m² per kg CO2e of the farm. */
export function onOneScale(usual: readonly Resolved[]): (variation: Resolved) => WaterAndLand {
  const scales = { water: scaleOf('water', usual), land: scaleOf('land', usual) };
  return (variation) => ({ water: figureOf('water', variation), land: figureOf('land', variation) });

  function figureOf(what: What, { waterAndLand, figure }: Resolved): Sourced | null {
    const scale = scales[what];
    const own = waterAndLand[what];
    if (!scale || !figure || own?.source === scale.source) return own;
    if (!tellsItsFarm(figure)) return own;
    return { value: scale.perKgOfFarm * figure.stages.agriculture, source: 'class' };
  }
}

function scaleOf(what: What, usual: readonly Resolved[]): { source: string; perKgOfFarm: number } | null {
  for (const source of WATER_AND_LAND_SOURCES) {
    const perKg = usual.flatMap(({ waterAndLand, figure }) => {
      const own = waterAndLand[what];
      return own?.source === source && figure && tellsItsFarm(figure) ? [own.value / figure.stages.agriculture] : [];
    });
    const perKgOfFarm = median(perKg);
    if (perKg.length >= LEAST_FOODS && perKgOfFarm !== null) return { source, perKgOfFarm };
  }
  return null;
}
