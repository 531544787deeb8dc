import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import type { RecipeFacts } from '../use-recipe-facts.ts';
import { allergensWith, doubtfulLines, suggestionsTogether } from './state/doubtful-lines.ts';
import type { RecipeEditor } from './state/use-recipe-editor.ts';
import { DoubtBar } from './grid/doubt-bar.tsx';

interface RecipeDoubtsProps {
  editor: RecipeEditor;
  footprint: RecipeFootprint;
  known: RecipeFacts;
  nameOf: (lineId: string) => string;
}

/** The lines of a recipe that somebody should look at, and the suggestions that may be accepted together. */
export function RecipeDoubts({ editor: { state, dispatch }, footprint, known, nameOf }: RecipeDoubtsProps) {
  const suggestions = suggestionsTogether(state);
  return (
    <DoubtBar
      doubts={known.pending ? [] : doubtfulLines(state, footprint)}
      suggestions={suggestions}
      factsOf={({ id, row }) => ({
        name: nameOf(id),
        grams: footprint.lines.find((line) => line._id === id)?.grams ?? null,
        allergens: known.ingredients[row]?.allergens ?? null,
      })}
      allergensWith={(taken) => allergensWith({ draft: state.draft, facts: known.facts }, suggestions, taken)}
      onTake={(probabilities) => dispatch({ do: 'take_together', probabilities })}
    />
  );
}
