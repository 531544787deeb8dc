const texts = {
  lead: 'This is a sample: add it as it is, or paste a recipe of your own instead.',
  sample:
    'Carrot soup with ginger\nServes 4\n\n800 g carrots\n1 yellow onion, chopped\n20 g fresh ginger\n1 tbsp rapeseed oil\n1 l vegetable stock\n200 ml cream\n1 tsp salt\n\nMethod\nFry onion and ginger in the oil, add carrots and stock, simmer until soft. Blend with the cream.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/first': typeof texts;
  }
}
