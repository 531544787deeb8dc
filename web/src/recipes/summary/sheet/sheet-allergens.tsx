import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { allergenWords } from './sheet-sentences.ts';
import { useSheetWords } from './use-sheet-words.ts';

export function SheetAllergens({ footprint }: { footprint: RecipeFootprint }) {
  const words = useSheetWords();
  return (
    <section className="sheet-allergens">
      <h2 className="sheet-small">{words.text('allergensTitle')}</h2>
      <p>{allergenWords(footprint, words)}</p>
    </section>
  );
}
