const texts = {
  measure: {
    onePiece: 'piece',
  },
  about: {
    entry: '{source}, entry {record}',
    state: 'From the same food, {state}',
    others: 'others {share}',
    trade: 'Trade statistics: {source}',
    byHand: 'A mix kept by hand',
    studies:
      'Median of {studies, plural, one {# study} other {# studies}} of {foods, plural, one {# food} other {# foods}}, {source}',
    heated: '{share} of the greenhouses are heated',
    mean: 'Mean of {countries, number} countries',
    way: '{from} → {to}',
    world: 'the world, on average',
    note: 'Reviewer’s note',
  },
  process: {
    frozen: 'Blanching, freezing, pack and freezer display',
    canned: 'Cooking in the can, and the can',
    dried: 'Heat to take the water out, and the pack',
    powder: 'Drying and milling',
    smoked: 'Smoking and the vacuum pack',
    pickled: 'Jar or can, and pasteurising',
    'pre-cooked': 'Cooking and vacuum packing in a factory',
    juice: 'Pressing, and the carton',
    concentrate: 'Boiling down, and the can',
    ground: 'Mincing or milling in the factory',
    roasted: 'Roasting in the factory',
    'heated-greenhouse': 'Heat for the greenhouse',
  },
  reviewed: {
    title: 'Reviewed corrections',
    lead: 'Where a published figure cannot be right for what kitchens buy, a reviewer puts another in its place. Every such step names its reason, one of these:',
  },
  reason: {
    group_average: 'The record is one figure for a whole group of foods.',
    other_food: 'The record describes another food or recipe than kitchens buy.',
    other_state: 'The record describes another state of the food: with or without shell, dry or soaked.',
    stands_alone: 'The record stands far from all other sources.',
    middle: 'The sources differ widely; the one in the middle was taken.',
    land_use: 'The record carries the deforestation of one supply chain throughout.',
    heat: 'The record has heated greenhouses in it, which are added here by country.',
    missing_steps: 'The record leaves a step out: drying, brine or the jar.',
    built_on_corrected: 'The record builds on a food whose figure was itself corrected.',
    scaled_to_raw: 'Scaled as the raw meat was, so that raw and cured meat stand on the same animal.',
    by_recipe: 'Calculated from its ingredients and their processing.',
    by_weight: 'Calculated from the raw weight that goes into a kilogram.',
    by_yield: 'Calculated from what a hectare gives.',
    by_value: 'A by-product: it carries its share of the price.',
    as_kin: 'The same figure as a food of the same animal, plant or make.',
    only_record: 'The only source that has this food.',
    no_record: 'No source has this food; the nearest one stands in.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'ingredients/why': typeof texts;
  }
}
