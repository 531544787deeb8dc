import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';

/** What the dish contains, may contain and is said to be free of; nobody is told "none" while a line is not understood. */
export function SheetAllergens({ footprint: { allergens, diet, coverage } }: { footprint: RecipeFootprint }) {
  const text = useText('recipes/summary');
  const recipes = useText('recipes');
  const format = useFormat();
  const names = (list: readonly Allergen[]): string => format.list(list.map((allergen) => recipes(`allergen.${allergen}`)));
  const isKnown = coverage.complete && allergens.known;
  const none = isKnown ? recipes('portion.containsNone') : recipes('portion.containsUnknown');
  const sentences = [
    allergens.contains.length > 0 ? recipes('portion.contains', { allergens: names(allergens.contains) }) : none,
    allergens.mayContain.length > 0 ? recipes('portion.mayContain', { allergens: names(allergens.mayContain) }) : '',
    !isKnown && allergens.contains.length > 0 ? recipes('portion.maybeMore') : '',
    diet === 'vegan' || diet === 'vegetarian' ? recipes(`portion.diet.${diet}`) : '',
  ];
  return (
    <section className="sheet-allergens">
      <h2 className="sheet-small">{text('allergensTitle')}</h2>
      <p>{sentences.filter((sentence) => sentence !== '').join(' ')}</p>
    </section>
  );
}
