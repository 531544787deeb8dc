const texts = {
  hello: 'Hello {name}',
  newRecipe: 'New recipe',
  latest: 'Latest recipes',
  allRecipes: 'All recipes',
  lightest: 'Lightest dish',
  heaviest: 'Heaviest dish',
  perPortion: 'per portion',
  among: 'of the {count} latest recipes with a known footprint',
  updated: 'Changed {ago}',
  empty: {
    title: 'Your first plate',
    lead: 'Write or paste a recipe, and its footprint appears as you type.',
  },
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    dashboard: typeof texts;
  }
}
