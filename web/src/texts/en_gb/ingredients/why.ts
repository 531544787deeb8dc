const texts = {
  measure: {
    onePiece: 'piece',
    from: {
      fineli: 'Fineli, record {record}',
      usda: 'USDA, record {record}',
      share: 'a share of the whole',
      food_data: 'as for a similar food',
      trade: 'usual pack size',
      estimate: 'estimate: no one has weighed it, so the range is wider',
      person: 'as entered',
      unknown: 'not recorded, so the range is wider',
    },
  },
  about: {
    entry: '{source}, entry {record}',
    state: 'From the same food, {state}',
    others: 'others {share}',
    trade: 'Trade statistics: {source}',
    byHand: 'A manually maintained mix',
    studies:
      'Median of {studies, plural, one {# study} other {# studies}} of {foods, plural, one {# food} other {# foods}}, {source}',
    weighedOn: 'Based on {foods, plural, one {# food} other {# foods}} of its kind',
    heated: '{share} of the greenhouses are heated',
    mean: 'Mean of {countries, number} countries',
    way: '{from} → {to}',
    world: 'world average',
    note: 'Reviewer’s note',
  },
  process: {
    frozen: 'Blanching, freezing, packaging and freezer display',
    canned: 'Cooking in the can, including the can',
    dried: 'Heat for drying, and packaging',
    powder: 'Drying and milling',
    smoked: 'Smoking and vacuum packaging',
    pickled: 'Jar or can, and pasteurising',
    'pre-cooked': 'Industrial cooking and vacuum packaging',
    juice: 'Pressing, and the carton',
    concentrate: 'Reduction, and the can',
    ground: 'Industrial mincing or milling',
    roasted: 'Industrial roasting',
    'heated-greenhouse': 'Greenhouse heating',
  },
  reviewed: {
    title: 'Reviewed corrections',
    lead: 'Where a published value cannot be right for what kitchens buy, a reviewer replaces it. Each correction states one of these reasons:',
  },
  reason: {
    group_average: 'The source has only one value for a whole group of foods.',
    other_food: 'The source describes a food or recipe other than what kitchens buy.',
    other_state: 'The source describes another variant of the food: with or without shell, dried or soaked.',
    stands_alone: 'The value is far from all other sources.',
    middle: 'The sources differ widely; the middle one was used.',
    land_use: 'The source includes the full deforestation of a single supply chain.',
    heat: 'The source includes heated greenhouses, which we add per country.',
    missing_steps: 'The source leaves out a step: drying, brine or the jar.',
    built_on_corrected: 'The source builds on a food whose value was itself corrected.',
    scaled_to_raw: 'Adjusted like the raw meat, so that raw and cured meat are based on the same animal.',
    by_recipe: 'Calculated from its ingredients and their processing.',
    by_weight: 'Calculated from the raw weight needed for one kilogram.',
    by_yield: 'Calculated from the yield per hectare.',
    by_value: 'A by-product: it carries its share by price.',
    as_kin: 'Same value as a food from the same animal, plant or process.',
    only_record: 'The only source with a value for this food.',
    no_record: 'No source has a value for this food; the closest one is used.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'ingredients/why': typeof texts;
  }
}
