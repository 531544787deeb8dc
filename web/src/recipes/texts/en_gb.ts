const texts = {
  overview: {
    title: 'Recipes',
    newRecipe: 'New recipe',
    empty: 'No recipes yet',
    emptyLead: 'Write or paste your first recipe to see its footprint.',
  },
  editor: {
    newTitle: 'New recipe',
    title: 'Recipe',
  },
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    recipes: typeof texts;
  }
}
