import { isHealthyMeal } from '@plateprint/shared/footprint/healthy-meal.ts';
import { kgPerServingOf } from '@plateprint/shared/recipes/model/kg-per-serving-of.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { usePictureAddress } from '../../../organizations/use-picture-address.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SheetAllergens } from './sheet-allergens.tsx';
import { SheetFigures } from './sheet-figures.tsx';
import { SheetFootprint } from './sheet-footprint.tsx';

/** Name, footprint, what a portion gives, and its allergens: the first thing that a guest or a buyer sees. */
export function SheetHead({ sheet }: { sheet: RecipeSheet }) {
  const text = useText('recipes/summary');
  const { recipe, name, printed, labels } = sheet;
  const { footprint, portions, category } = recipe;
  const photo = usePictureAddress(recipe.photo ?? null);
  const facts = [category.trim(), text('portions', { count: portions })].filter((fact) => fact !== '');
  return (
    <>
      <header className="sheet-top">
        <div>
          <h1 className="sheet-name">{name}</h1>
          <p className="sheet-facts">{facts.join(' · ')}</p>
        </div>
        {photo !== null && <img className="sheet-photo" src={photo} alt="" />}
      </header>
      <div className="sheet-hero">
        <SheetFootprint footprint={footprint} kgPerServing={kgPerServingOf(footprint)} printed={printed} labels={labels} />
        <SheetFigures recipe={recipe} isHealthy={footprint.coverage.complete && isHealthyMeal(footprint.nutrition)} />
      </div>
      <SheetAllergens footprint={footprint} />
    </>
  );
}
