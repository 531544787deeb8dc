import type { ImportedRecipe } from './imported-recipe.ts';

/**
 * The recipes of one text taken as one: the title and portions of the first that says them, and all lines. What the others are
 * called is kept in the notes, so that nothing of the text is lost.
 */
export function recipesTogether(recipes: readonly ImportedRecipe[]): ImportedRecipe | null {
  const [first, ...others] = recipes;
  if (!first) return null;
  if (others.length === 0) return first;
  const title = recipes.find((recipe) => recipe.title !== null)?.title ?? null;
  const named = others.filter((recipe) => recipe.title !== null && recipe.title !== title);
  return {
    ...first,
    title,
    portions: recipes.find((recipe) => recipe.portions !== null)?.portions ?? null,
    lines: recipes.flatMap(({ lines }) => lines),
    method: written(recipes.map(({ method }) => method)),
    notes: written([
      named.map((recipe) => (recipe.portions === null ? recipe.title : `${recipe.title} (${recipe.portions})`)).join('\n'),
      ...recipes.map(({ notes }) => notes),
    ]),
  };
}

function written(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Whether a text holds more recipes than one: dishes with lines of their own. */
export function areSeveral(recipes: readonly ImportedRecipe[]): boolean {
  return recipes.filter(({ lines }) => lines.length > 0).length > 1;
}
