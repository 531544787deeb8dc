import type { RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { weightFigure } from '../../units/weight-figure.ts';

const NUTRIENTS = ['fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'] as const;
/** Below this share of the weight a figure would speak of too little of the dish to be shown. */
const ENOUGH = 0.5;

interface SheetFiguresProps {
  footprint: RecipeFootprint;
  portions: number;
  isHealthy: boolean;
}

/** Weight, water, land and nutrition of one portion; a dash where too little of the dish is known. */
export function SheetFigures({ footprint, portions, isHealthy }: SheetFiguresProps) {
  const text = useText('recipes/summary');
  const recipes = useText('recipes');
  const format = useFormat();
  const { nutrition, water, land } = footprint;
  const shown = (value: number | null, unit: string, most = 1): string =>
    value === null ? '–' : `${format.number(value, { most })} ${unit}`;
  const perPortion = ({ value, coverage }: { value: number | null; coverage: number }): number | null =>
    value === null || coverage < ENOUGH ? null : value / portions;
  const known = nutrition.coverage >= ENOUGH;
  const figures: [string, string][] = [
    [text('weight'), weightFigure(footprint.weightPerPortion, format)],
    [text('water'), shown(perPortion(water), 'l', 0)],
    [text('land'), shown(perPortion(land), recipes('portion.landUnit'), 2)],
    [text('energy'), shown(known ? nutrition.energyKcal : null, 'kcal', 0)],
    ...NUTRIENTS.map((nutrient): [string, string] => [
      recipes(`portion.nutrient.${nutrient}`),
      shown(known ? nutrition[nutrient] : null, 'g'),
    ]),
  ];
  return (
    <section className="sheet-figures">
      <h2 className="sheet-small">{text('figures')}</h2>
      <table className="sheet-facts-table">
        <tbody>
          {figures.map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isHealthy && <p className="sheet-healthy">{text('healthy')}</p>}
    </section>
  );
}
